import type { Answer } from '@rajt/contract/call'
import type { Language } from '@rajt/contract/parts'
import type { people } from '@rajt/contract/people'
import { findLink } from '../auth/token.ts'
import { limits } from '../limits.ts'
import type { Tx } from '../plumbing/database.ts'
import { inEvenTime } from '../plumbing/even-time.ts'
import { record } from '../plumbing/record.ts'
import type { Staged } from '../plumbing/request.ts'
import { hitEach, perAddress } from '../plumbing/throttle.ts'
import { mailInvitation } from './invite.ts'
import { lockInvitation } from './queries.ts'
import { mayBeRenewed } from './rules.ts'

type Renew = typeof people.renew

/** Whoever holds a link of an expired invitation asks for a new one; always succeeds, in the same time (decision A5). */
export async function renewInvitation(asked: Staged<Renew>): Promise<Answer<Renew>> {
  await inEvenTime(() => mailLink(asked))
  return { done: true }
}

async function mailLink(asked: Staged<Renew>): Promise<void> {
  const { db, transact, params, now } = asked
  const link = await findLink(db, 'invitation', params.accessToken, now)
  if (link?.state !== 'expired') return
  const key = `invitation ${link.email}`
  const budgets = [
    ...perAddress(key, limits.invitationMails, asked),
    { key, limit: limits.invitationMailsOfMailbox },
  ]
  if (!(await hitEach(db, budgets, now))) return
  await transact((tx) => renew(tx, asked, link.account_id))
}

async function renew(tx: Tx, { actor, now, settings }: Staged<Renew>, id: string): Promise<void> {
  const row = await lockInvitation(tx, id, now)
  if (mayBeRenewed(row) !== 'ok') return
  await mailInvitation({ tx, actor, now }, settings, { ...row, language: row.language as Language })
  await record({ tx, actor, now }, 'invitation-renewed', id)
}
