import type { Language } from '@rajt/contract/parts'
import { PRIVACY_VERSION, privacy } from '@rajt/contract/privacy'
import { presentUser } from '../auth/present.ts'
import type { Tx } from '../plumbing/database.ts'
import { act } from '../plumbing/request.ts'

/** Somebody has read the notice that is newer than the one they knew. */
export const acknowledge = act(privacy.acknowledge, async (request) => {
  const { tx, actor, now, language } = request
  await keepAcknowledgement(tx, { accountId: actor.id, language, now })
  return { user: await presentUser(tx, request) }
})

interface Reading {
  accountId: string
  /** Of the notice that was shown. */
  language: Language
  now: Date
}

/** Which version was read, in which language, and when. Idempotent: the first time counts. */
export async function keepAcknowledgement(tx: Tx, { accountId, language, now }: Reading): Promise<void> {
  await tx
    .insertInto('privacy_acknowledgement')
    .values({ account_id: accountId, version: PRIVACY_VERSION, language, at: now })
    .onConflict((on) => on.doNothing())
    .execute()
}
