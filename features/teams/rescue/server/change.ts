import { refuse } from '#platform/server/refuse.ts'
import type { CommandRequest } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import type { rescue } from '../calls.ts'
import { nameOf } from './present.ts'
import { lockNewestRound, type RoundRow } from './queries.ts'

type Changing =
  | CommandRequest<typeof rescue.propose>
  | CommandRequest<typeof rescue.move>
  | CommandRequest<typeof rescue.send>

/** The newest round, locked. Whoever has seen an older one is told who has changed it. */
export async function lockRound({ tx, body, language }: Changing) {
  const semester = await lockSecondSemester(tx)
  const round = await lockNewestRound(tx, semester.id)
  if ((round?.revision ?? 0) === body.revision) return { semester, round }
  return refuse('rescue-changed', round && { detail: await detailOf(tx, round, language) })
}

const detailOf = async (tx: Changing['tx'], round: RoundRow, language: Changing['language']) => ({
  by: await nameOf(tx, round.changed_by, language),
  at: round.changed_at.toISOString(),
})

/** Of a draft that is locked: the next revision is the caller's. */
export async function touch({ tx, actor, now }: Changing, round: RoundRow, set: { sent_at?: Date } = {}) {
  await tx
    .updateTable('rescue_round')
    .set({ ...set, revision: round.revision + 1, changed_at: now, changed_by: actor.id })
    .where('id', '=', round.id)
    .execute()
}
