import { registrationMoves } from '@rajt/contract/registration'
import { record } from '../plumbing/record.ts'
import type { Doing } from '../plumbing/request.ts'
import type { RegistrationRow } from './queries.ts'

type Move = keyof typeof registrationMoves

/**
 * The only writer of a registration's status. `rows` are locked and may make this move.
 * A rejection gives email, username and Neptun code back; reopening one takes them again.
 */
export async function move(
  doing: Doing,
  rows: readonly RegistrationRow[],
  by: Move,
  reason: string | null = null,
) {
  const { tx, actor, now } = doing
  const { to } = registrationMoves[by]
  const decided = to === 'ACCEPTED' || to === 'REJECTED'
  const decision = { decided_at: decided ? now : null, decided_by: decided ? (actor?.id ?? null) : null }
  await tx
    .updateTable('registration')
    .set({
      status: to,
      reason: to === 'REJECTED' ? reason : null,
      ...decision,
      ...(by === 'verify' ? { since: now } : {}),
    })
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  if (to === 'REJECTED' || by === 'reopenRejected')
    await tx
      .updateTable('account')
      .set({ released_at: to === 'REJECTED' ? now : null })
      .where(
        'id',
        'in',
        rows.map((row) => row.account_id),
      )
      .execute()
  for (const row of rows) await record(doing, `registration-${by}`, row.id, reason ? { reason } : {})
}
