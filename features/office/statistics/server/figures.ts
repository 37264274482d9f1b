import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { PROMISED_DAYS } from '#people/registration/calls.ts'
import type { RegistrationStatus } from '#people/registration/states.ts'
import { beginningOfDayBefore } from '#platform/server/budapest.ts'
import { cached, keptLast } from '#platform/server/cache.ts'
import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Participation } from '#programme/programme/calls.ts'
import { canSignIn, isStudent, participationIn } from '#programme/programme/server/participation.ts'
import { lately, still } from './lately.ts'
import { rowsOf } from './rows.ts'
import { teamFigures } from './teams.ts'

/** How long a reader waits for figures that are being counted, in milliseconds. */
const PATIENCE_MS = 3_000
/** As long as a million accounts take. */
const RETRY_AFTER_SECONDS = 10

/**
 * Everything that rankings and dashboards show of a semester, by university. Where counting takes longer than anybody
 * should wait, the figures before are told, with when they were counted; refuses with `unavailable` where there are none
 * yet: they are counted meanwhile.
 */
export async function figuresOf(
  db: Queryable,
  semester: string,
  now: Date,
  endedAt: Date | null,
): Promise<Figures> {
  const from = performance.now()
  const before = latest.get(semester)
  const counting = counted(db, semester, now, endedAt).then((figures) => {
    if (figures !== before?.figures) latest.set(semester, { figures, took: performance.now() - from })
    return figures
  })
  const patience = before && before.took > PATIENCE_MS ? 0 : PATIENCE_MS
  const inTime = await Promise.race([counting, sleep(patience, null, { ref: false })])
  return inTime ?? before?.figures ?? refuse('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
}

/** With the milliseconds that counting them took: who would wait in vain is not made to wait. */
const latest = keptLast<string, { figures: Figures; took: number }>()

/**
 * Counted for all readers together and once a minute at most: a figure of the minute before is as good. One question after
 * another, on one connection: among a million accounts several at once would take both processors from everybody.
 */
const counted = cached(null, (db, semester: string, now: Date, endedAt: Date | null) =>
  inTransaction(db, async (tx) => ({
    countedAt: now,
    students: await studentsByProgress(tx, semester),
    standing: await studentsByParticipation(tx, semester, endedAt),
    ranked: await studentsByPoints(tx, semester),
    personalities: await studentsByPersonality(tx, semester),
    registrations: await registrationsByStatus(tx, now, endedAt),
    medians: await daysToDecision(tx, endedAt),
    exams: await examsByModule(tx, semester),
    onePagers: await onePagersHandedIn(tx, semester),
    teams: await teamFigures(tx, semester),
    lately: await lately(tx, semester, endedAt ?? now),
    still: await still(tx, semester, endedAt ?? now),
  })),
)

/** All figures are of one moment. */
const inTransaction = <T>(db: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().setIsolationLevel('repeatable read').execute(work)

export type Figures = Awaited<ReturnType<typeof counted>>

/** Everybody who has entered the semester and still has their account. */
const entered = sql`semester s
  join onboarding b on b.semester_key = s.key
  join account a on a.id = b.account_id and a.released_at is null`

/** Of account `a`: it still belongs to somebody who may take part. */
export const isRanked = canSignIn(sql.ref('a'))

interface OfUniversity {
  university: string
}

/** With the points of all of them together. */
const studentsByProgress = (db: Queryable, semester: string) =>
  rowsOf<OfUniversity & { completed: number; students: number; points: number }>(
    db,
    sql`select a.university_id as university, coalesce(t.modules_completed, 0) as completed,
      count(*)::int as students, coalesce(sum(t.points), 0)::int as points
    from ${entered}
    left join standing t on t.account_id = a.id and t.semester_id = s.id
    where s.id = ${semester}
    group by 1, 2`,
  )

/** Of a finished semester, who came while it ran. */
const wasLetInBy = (endedAt: Date | null) =>
  endedAt
    ? sql`a.created_at < ${endedAt} and not exists (
        select from registration r where r.account_id = a.id and r.decided_at >= ${endedAt})`
    : sql`true`

/** Everybody who was let in, whether they have entered or not. */
const studentsByParticipation = (db: Queryable, semester: string, endedAt: Date | null) =>
  rowsOf<OfUniversity & { participation: Participation; students: number }>(
    db,
    sql`select university, participation, count(*)::int as students from (
      select a.university_id as university,
        ${participationIn(sql.ref('a.id'), { id: sql.ref('s.id'), key: sql.ref('s.key') })} as participation
      from semester s, account a where s.id = ${semester} and ${isStudent}
        and ${wasLetInBy(endedAt)}
    ) a group by 1, 2`,
  )

/** Everybody who stands in the ranking. */
const studentsByPoints = (db: Queryable, semester: string) =>
  rowsOf<{ points: number; students: number }>(
    db,
    sql`select t.points, count(*)::int as students
    from standing t join account a on a.id = t.account_id
    where t.semester_id = ${semester} and t.points is not null and ${isRanked}
    group by 1`,
  )

const studentsByPersonality = (db: Queryable, semester: string) =>
  rowsOf<OfUniversity & { personality: string | null; students: number }>(
    db,
    sql`select a.university_id as university, a.personality, count(*)::int as students
    from ${entered} where s.id = ${semester} group by 1, 2`,
  )

/** As they stood at the end of a finished semester: what came later, or was decided later, is not in it. */
const registrationsAt = (endedAt: Date | null) =>
  endedAt
    ? sql`(select university_id, since, case when decided_at >= ${endedAt} then 'WAITING' else status end as status,
        case when decided_at < ${endedAt} then decided_at end as decided_at
      from registration where since < ${endedAt}) registration`
    : sql`registration`

const registrationsByStatus = (db: Queryable, now: Date, endedAt: Date | null) =>
  rowsOf<OfUniversity & { status: RegistrationStatus; total: number; overdue: number }>(
    db,
    sql`select university_id as university, status, count(*)::int as total,
      (count(*) filter (where registration_is_open(status)
        and since < ${beginningOfDayBefore(endedAt ?? now, PROMISED_DAYS)}))::int as overdue
    from ${registrationsAt(endedAt)} group by 1, 2`,
  )

/** Without a university: of all together. */
const daysToDecision = (db: Queryable, endedAt: Date | null) =>
  rowsOf<{ university: string | null; median: number | null }>(
    db,
    sql`select university_id as university,
      percentile_cont(0.5) within group (order by extract(epoch from decided_at - since) / 86400) as median
    from ${registrationsAt(endedAt)} where decided_at is not null group by grouping sets ((university_id), ())`,
  )

interface ExamRow extends OfUniversity {
  module: string
  started: number
  attempts: number
  /** Students with an attempt that counts, those who passed by it, and its points together. */
  judged: number
  passed: number
  points: number
  /** Attempts that have ended, and how long they took together. */
  ended: number
  minutes: number
}

const examsByModule = (db: Queryable, semester: string) =>
  rowsOf<ExamRow>(
    db,
    sql`select a.university_id as university, x.module_id as module, count(*)::int as started,
      sum(x.attempts)::int as attempts, count(x.points)::int as judged,
      (count(*) filter (where x.passed))::int as passed, coalesce(sum(x.points), 0)::int as points,
      sum(x.ended)::int as ended, coalesce(sum(x.seconds), 0)::float8 / 60 as minutes
    from (
      select t.account_id, t.module_id, count(*) as attempts,
        (array_agg(t.points order by t.number desc) filter (where exam_attempt_is_final(t.status)))[1] as points,
        (array_agg(t.passed order by t.number desc) filter (where exam_attempt_is_final(t.status)))[1] as passed,
        count(*) filter (where exam_attempt_is_final(t.status)) as ended,
        sum(extract(epoch from t.closed_at - t.started_at)) as seconds
      from exam_attempt t join module m on m.id = t.module_id
      where m.semester_id = ${semester}
      group by 1, 2
    ) x
    join account a on a.id = x.account_id and a.released_at is null
    group by 1, 2`,
  )

const onePagersHandedIn = (db: Queryable, semester: string) =>
  rowsOf<OfUniversity & { handedIn: number }>(
    db,
    sql`select a.university_id as university, count(*)::int as "handedIn"
    from one_pager o join account a on a.id = o.account_id and a.released_at is null
    where o.semester_id = ${semester} group by 1`,
  )
