import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { type CommandScope, command } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import { people, type Resent } from '../calls.ts'
import { mailInvitations } from './invite.ts'
import type { InvitationRow } from './present.ts'
import { invitations } from './queries.ts'
import { whyNotResent } from './rules.ts'

type Request = CommandScope & { settings: Settings }

/** Mails those of a marked set that can be mailed. Idempotent: repeating it mails nobody twice. */
export const resendMarked = command(people.resendMarked, async function resendMarked(request) {
  return {
    ...(await resendThese(request, await lockThese(request.tx, request.body.ids, request.now))),
    left: 0,
  }
})

/** In a number of statements that does not grow with the rows, which are locked. */
export async function resendThese(
  { tx, actor, now, settings }: Request,
  rows: readonly InvitationRow[],
): Promise<Omit<Resent, 'left'>> {
  const judged = rows.map((row) => ({ row, why: whyNotResent({ ...row, sentAt: row.created_at }, now) }))
  const sent = judged.flatMap(({ row, why }) => (why === null ? [row] : []))
  if (sent.length > 0) await mailInvitations({ tx, actor, now }, settings, sent)
  await writeAudit(
    { tx, actor, now },
    'invitation-resent',
    sent.map(({ id }) => id),
  )
  const others = judged.flatMap(({ row: { id: _id, surname, firstname }, why }) =>
    why === null ? [] : [{ _id, surname, firstname, why }],
  )
  return { resent: sent.length, others }
}

/** Whoever takes one of them up at the same moment comes before or after, and is seen. */
export async function lockThese(tx: Tx, ids: readonly string[], now: Date): Promise<InvitationRow[]> {
  if (ids.length === 0) return []
  await lockAccounts(tx, ids)
  return invitations(tx, now).where('a.id', 'in', ids).orderBy('t.created_at').orderBy('a.id').execute()
}
