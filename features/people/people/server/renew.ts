import { findLink } from '#people/identity/server/token.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import { inEvenTime } from '#platform/server/minimum-duration.ts'
import { commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import { hitEach, perAddress } from '#platform/server/throttle.ts'
import { people } from '../calls.ts'
import { mailInvitation } from './invite.ts'
import { lockInvitation } from './queries.ts'
import { mayBeRenewed } from './rules.ts'

type Renewal = StepsRequest<typeof people.renew>

/** Whoever holds a link of an expired invitation asks for a new one; always succeeds, in the same time (decision A5). */
export const renew = commandInSteps(people.renew, async function renew(request) {
  await inEvenTime(() => mailLink(request))
  return { done: true }
})

async function mailLink(request: Renewal): Promise<void> {
  const { db, transact, params, now } = request
  const link = await findLink(db, 'invitation', params.accessToken, now)
  if (link?.state !== 'expired') return
  const key = `invitation ${link.email}`
  const budgets = [
    ...perAddress(key, limits.invitationMails, request),
    { key, limit: limits.invitationMailsOfMailbox },
  ]
  if (!(await hitEach(db, budgets, now))) return
  await transact((tx) => mailAgain(tx, request, link.account_id))
}

async function mailAgain(tx: Tx, { actor, now, settings }: Renewal, id: string): Promise<void> {
  const row = await lockInvitation(tx, id, now)
  if (mayBeRenewed(row) !== 'ok') return
  await mailInvitation({ tx, actor, now }, settings, row)
  await writeAudit({ tx, actor, now }, 'invitation-renewed', id)
}
