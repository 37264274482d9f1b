import type { Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { type CommandRequest, command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { ownIntroduction } from '#teams/seats/server/introductions.ts'
import { seatOf } from '#teams/seats/server/lock.ts'
import { type IntroductionFields, introduction } from '../calls.ts'
import { presentOwn } from './present.ts'

/** Saved only, it stays published or unpublished, as it was (decision X17). */
export const save = command(introduction.save, async function save(request) {
  const own = await lockOwn(request)
  await write(request.tx, own, request.body, { saved_at: request.now })
  return viewOf(request.tx, own)
})

type Own = Awaited<ReturnType<typeof lockOwn>>

/** Locks the account: joining a team and this act run one after the other. */
export async function lockOwn({
  tx,
  actor,
}: Pick<CommandRequest<typeof introduction.withdraw>, 'tx' | 'actor'>) {
  const semester = await lockSecondSemester(tx)
  await lockAccounts(tx, [actor.id])
  const isInTeam = (await seatOf(tx, actor.id, semester.id)) !== undefined
  return { student: actor.id, semester: semester.id, isInTeam }
}

export const viewOf = async (tx: Tx, { student, semester, isInTeam }: Own) =>
  presentOwn(await ownIntroduction(tx, student, semester), isInTeam)

/** A focus that is gone meanwhile is not found. */
export async function write(
  tx: Tx,
  { student, semester }: Own,
  { oneLiner, showsOnePager, focuses, ...words }: IntroductionFields,
  more: { saved_at: Date; is_published?: true },
) {
  const columns = { ...words, one_liner: oneLiner, shows_one_pager: showsOnePager, ...more }
  const key = { account_id: student, semester_id: semester }
  await tx
    .insertInto('introduction')
    .values({ ...key, ...columns })
    .onConflict((on) => on.columns(['account_id', 'semester_id']).doUpdateSet(columns))
    .execute()
  await tx
    .deleteFrom('introduction_has_focus')
    .where('account_id', '=', student)
    .where('semester_id', '=', semester)
    .execute()
  const rows = [...new Set(focuses)].map((term_id, i) => ({ ...key, term_id, position: i + 1 }))
  if (rows.length > 0) await tx.insertInto('introduction_has_focus').values(rows).execute()
}
