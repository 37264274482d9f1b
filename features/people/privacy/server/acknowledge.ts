import { presentUser } from '#people/identity/server/present.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Tx } from '#platform/server/database.ts'
import { command } from '#platform/server/request.ts'
import { PRIVACY_VERSION, privacy } from '../calls.ts'

/** Somebody has read the notice that is newer than the one they knew. */
export const acknowledge = command(privacy.acknowledge, async function acknowledge(request) {
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
