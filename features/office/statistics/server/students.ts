import { type SqlBool, sql } from 'kysely'
import { courseSize } from '#course/course/server/size.ts'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { semesterToRead } from '#programme/programme/server/to-read.ts'
import { BEST, NEIGHBOURS, type StudentScore, statistics } from '../calls.ts'
import { figuresOf, isRanked } from './figures.ts'
import { rankOf } from './rank.ts'

/** The ten best, and whoever stands next to the caller (decision T2). */
export const students = query(statistics.students, async function students({ db, actor, query, now }) {
  const { semester, endedAt } = await semesterToRead(db, query.semester)
  const caller = actor.role === 'STUDENT' ? { semester: semester.id, id: actor.id } : null
  const [{ reachable }, { ranked }, best, [own], near] = await Promise.all([
    courseSize(db, semester.id),
    figuresOf(db, semester.id, now, endedAt),
    bestStandings(db, { semester: semester.id }),
    caller ? callerNamed(db, caller) : [],
    caller ? standingsAround(db, caller) : [],
  ])
  const around = best.some(({ id }) => id === actor.id) ? [] : near
  const show = (row: StandingRow, rank: number) => present(row, rank, actor.id)
  return {
    // Ranked among themselves: the list of the best is of this moment, the counts may be a minute old.
    best: best.map((row) => show(row, 1 + best.findIndex(({ points }) => points === row.points))),
    around: around.map((row) => show(row, rankOf(row.points, ranked))),
    ranked: ranked.reduce((sum, one) => sum + one.students, 0),
    reachable,
    isNamed: own?.is_named_in_ranking ?? null,
  }
})

type StandingRow = Awaited<ReturnType<typeof bestStandings>>[number]

const standings = (db: Queryable, semester: string) =>
  db
    .selectFrom('standing as t')
    .innerJoin('account as a', 'a.id', 't.account_id')
    .select(['a.id', 'a.username', 'a.university_id', 'a.is_named_in_ranking'])
    .select(sql<number>`t.points`.as('points'))
    .where('t.semester_id', '=', semester)
    .where('t.points', 'is not', null)
    .where(isRanked)

const bestStandings = (db: Queryable, { semester }: { semester: string }) =>
  standings(db, semester)
    .orderBy('t.points', 'desc')
    .orderBy('t.account_id', 'desc')
    .limit(sql.lit(BEST))
    .execute()

interface Caller {
  semester: string
  id: string
}

const callerNamed = (db: Queryable, { id }: Caller) =>
  db.selectFrom('account').select('is_named_in_ranking').where('id', '=', id).execute()

/** Highest first, the caller in the middle; nobody around who has no points. */
async function standingsAround(db: Queryable, { id, semester }: Caller) {
  const own = db
    .selectFrom('standing')
    .select('points')
    .where('account_id', '=', id)
    .where('semester_id', '=', semester)
  const next = (is: '>=' | '<', direction: 'asc' | 'desc', count: number) =>
    standings(db, semester)
      .where(sql<SqlBool>`(t.points, t.account_id) ${sql.raw(is)} (${own}, ${id}::uuid)`)
      .orderBy('t.points', direction)
      .orderBy('t.account_id', direction)
      .limit(sql.lit(count))
  const { rows } = await sql<StandingRow>`select * from
    ((${next('>=', 'asc', NEIGHBOURS + 1)}) union all (${next('<', 'desc', NEIGHBOURS)})) around
    order by points desc, id desc`.execute(db)
  return rows
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
