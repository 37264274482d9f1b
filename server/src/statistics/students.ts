import { BEST, NEIGHBOURS, type StudentScore, statistics } from '@rajt/contract/statistics'
import { sql } from 'kysely'
import type { Queryable } from '../plumbing/database.ts'
import { act, read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { courseSize } from '../student/queries.ts'
import { figuresOf, isRanked } from './figures.ts'
import { rankOf } from './rank.ts'

/** The ten best, and whoever stands next to the caller (decision T2). */
export const students = read(statistics.students, async ({ db, actor, now }) => {
  const { semester } = await currentProgramme(db)
  const [{ reachable }, { ranked }, own, best] = await Promise.all([
    courseSize(db, semester.id),
    figuresOf(db, semester.id, now),
    actor.role === 'STUDENT' ? ownStanding(db, semester.id, actor.id) : null,
    standings(db, semester.id)
      .orderBy('t.points', 'desc')
      .orderBy('t.account_id', 'desc')
      .limit(BEST)
      .execute(),
  ])
  const isAmongBest = best.some(({ id }) => id === actor.id)
  const around =
    own?.points == null || isAmongBest ? [] : await neighbourhood(db, semester.id, own.points, actor.id)
  const show = (row: StandingRow, rank: number) => present(row, rank, actor.id)
  return {
    // Told by themselves: the list of the best is of this moment, the counts may be a minute old.
    best: best.map((row) => show(row, 1 + best.findIndex(({ points }) => points === row.points))),
    around: around.map((row) => show(row, rankOf(row.points, ranked))),
    ranked: ranked.reduce((sum, one) => sum + one.students, 0),
    reachable,
    isNamed: own?.is_named_in_ranking ?? null,
  }
})

export const name = act(statistics.name, async ({ tx, actor, body: { isNamed } }) => {
  await tx.updateTable('account').set({ is_named_in_ranking: isNamed }).where('id', '=', actor.id).execute()
  return { isNamed }
})

type StandingRow = Awaited<ReturnType<ReturnType<typeof standings>['execute']>>[number]

const standings = (db: Queryable, semester: string) =>
  db
    .selectFrom('standing as t')
    .innerJoin('account as a', 'a.id', 't.account_id')
    .select(['a.id', 'a.username', 'a.university_id', 'a.is_named_in_ranking'])
    .select(sql<number>`t.points`.as('points'))
    .where('t.semester_id', '=', semester)
    .where('t.points', 'is not', null)
    .where(isRanked)

const ownStanding = (db: Queryable, semester: string, id: string) =>
  db
    .selectFrom('account as a')
    .leftJoin('standing as t', (join) =>
      join.onRef('t.account_id', '=', 'a.id').on('t.semester_id', '=', semester),
    )
    .select(['a.is_named_in_ranking', 't.points'])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow()

/** Highest first, the caller in the middle. */
async function neighbourhood(db: Queryable, semester: string, points: number, id: string) {
  const place = sql`(${points}::int, ${id}::uuid)`
  const [above, self, below] = await Promise.all([
    standings(db, semester)
      .where(sql<boolean>`(t.points, t.account_id) > ${place}`)
      .orderBy('t.points')
      .orderBy('t.account_id')
      .limit(NEIGHBOURS)
      .execute(),
    standings(db, semester).where('a.id', '=', id).execute(),
    standings(db, semester)
      .where(sql<boolean>`(t.points, t.account_id) < ${place}`)
      .orderBy('t.points', 'desc')
      .orderBy('t.account_id', 'desc')
      .limit(NEIGHBOURS)
      .execute(),
  ])
  return [...above.toReversed(), ...self, ...below]
}

/** Who is not shown by name is a participant to everybody else. */
function present(row: StandingRow, rank: number, caller: string): StudentScore {
  const isCaller = row.id === caller
  const isShown = isCaller || row.is_named_in_ranking
  return {
    rank,
    username: isShown ? row.username : null,
    university: isShown ? row.university_id : null,
    points: row.points,
    isCaller,
  }
}
