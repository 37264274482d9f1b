import { registrationMoves } from '@rajt/contract/registration'
import { record } from '../plumbing/record.ts'
import type { ActScope } from '../plumbing/request.ts'
import type { RegistrationRow } from './queries.ts'

type Move = keyof typeof registrationMoves

/**
 * The only writer of a registration's status. `rows` are locked and may make this move.
 * Verifying takes username and Neptun code; a rejection gives them and the email back; reopening takes them again.
 */
export async function move(
  scope: ActScope,
  rows: readonly RegistrationRow[],
  by: Move,
  reason: string | null = null,
) {
  const { tx, actor, now } = scope
  const { to } = registrationMoves[by]
  const decided = to === 'ACCEPTED' || to === 'REJECTED'
  const decision = { decided_at: decided ? now : null, decided_by: decided ? (actor?.id ?? null) : null }
  const ids = rows.map((row) => row.id)
  await tx
    .updateTable('registration')
    .set({
      status: to,
      reason: to === 'REJECTED' ? reason : null,
      ...decision,
      ...(by === 'verify' ? { since: now } : {}),
    })
    .where('id', 'in', ids)
    .execute()
  const accounts = rows.map((row) => row.account_id)
  const holds = holdingAfter(by, now)
  if (holds) await tx.updateTable('account').set(holds).where('id', 'in', accounts).execute()
  for (const row of rows) await record(scope, `registration-${by}`, row.id, reason ? { reason } : {})
}

/** Whether the account holds its email, username and Neptun code from now on; null where nothing changes. */
function holdingAfter(by: Move, now: Date) {
  if (by === 'verify') return { is_address_proven: true }
  if (by === 'reject') return { released_at: now }
  return by === 'reopenRejected' ? { released_at: null } : null
}
