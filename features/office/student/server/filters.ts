import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasNoOnePager } from '#documents/one-pager/server/queries.ts'
import type { Personality } from '#platform/contract/parts.ts'
import { dayInBudapest } from '#platform/server/budapest.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { Participation } from '#programme/programme/calls.ts'
import { participates } from '#programme/programme/server/participation.ts'
import { INACTIVE_DAYS, type StudentActivity, type StudentProgress, type TeamPlace } from '../calls.ts'
import { studentsOf } from './queries.ts'

export interface Filters {
  participation: readonly Participation[]
  personality: readonly Personality[]
  onePager: boolean | null
  universities: readonly string[]
  progress: readonly StudentProgress[]
  activity: readonly StudentActivity[]
  team: readonly TeamPlace[]
  /** Whether the project of their team has a mentor. */
  mentor: boolean | null
}

interface Of {
  semester: Parameters<typeof studentsOf>[1] & { opened_at: Date | null }
  moduleCount: number
  now: Date
}

/** Whether any filter is set. */
export const isNarrowed = ({ onePager, mentor, ...chosen }: Filters) =>
  onePager !== null ||
  mentor !== null ||
  [
    chosen.participation,
    chosen.personality,
    chosen.universities,
    chosen.progress,
    chosen.activity,
    chosen.team,
  ].some(({ length }) => length > 0)

/** Whom the filters let through; the list and its Excel file ask the same. */
export const chosenOf = (db: Queryable, { semester, moduleCount, now }: Of, filters: Filters) =>
  studentsOf(db, semester, filters.universities)
    .$if(filters.participation.length > 0, (query) => query.where(stands(filters.participation, semester)))
    .$if(filters.personality.length > 0, (query) => query.where('a.personality', 'in', filters.personality))
    .$if(filters.onePager === true, (query) => query.where('o.id', 'is not', null))
    .$if(filters.onePager === false, (query) => query.where(hasNoOnePager(semester.id)))
    .$if(filters.progress.length > 0, (query) =>
      query.where(hasCome(filters.progress, { semester, moduleCount })),
    )
    .$if(filters.activity.length === 1, (query) => query.where(wasHere(filters, { semester, now })))
    .$if(filters.team.length > 0, (query) => query.where(hasPlace(filters.team, semester.id)))
    .$if(filters.mentor !== null, (query) => query.where(isMentored(filters.mentor === true, semester.id)))

/**
 * Both values together are everybody. Whoever has been here lately is found by the day, and so is, among those of all years,
 * whoever has entered a semester and has not: they have been here since it was opened. Otherwise nearly everybody is meant, or
 * the students of a few universities, to whom another index leads: these are asked about one after the other (33 instead of
 * 589 ms of one university among a million).
 */
function wasHere(
  { activity, participation, universities }: Filters,
  { semester, now }: Omit<Of, 'moduleCount'>,
) {
  const last = sql`${dayInBudapest(now)}::date - ${sql.lit(INACTIVE_DAYS)}::int`
  const isOfAll = universities.length === 0
  if (activity[0] === 'ACTIVE') return hasLastDay(sql`l.day > ${last}`)
  if (isOfAll && String(participation) === 'ENTERED' && semester.opened_at)
    return hasLastDay(sql`l.day between ${dayInBudapest(semester.opened_at)}::date and ${last}`)
  return sql<SqlBool>`${lastDay} <= ${last}`
}

/** Asked of one student after the other. */
const lastDay = sql`(select l.day from last_activity l where l.account_id = a.id)`

const hasLastDay = (condition: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select from last_activity l where l.account_id = a.id and ${condition})`

function hasPlace(places: readonly TeamPlace[], semester: string): RawBuilder<SqlBool> {
  const position = sql`(select t.position from seat t where t.account_id = a.id and t.semester_id = ${semester})`
  const conditions: Record<TeamPlace, RawBuilder<unknown>> = {
    OWNER: sql`${position} = 0`,
    MEMBER: sql`${position} > 0`,
    NONE: sql`${position} is null`,
  }
  return sql<SqlBool>`(${sql.join(
    places.map((one) => conditions[one]),
    sql` or `,
  )})`
}

const isMentored = (isWanted: boolean, semester: string) => sql<SqlBool>`(
  select t.project_id from seat t join mentorship m on m.project_id = t.project_id
  where t.account_id = a.id and t.semester_id = ${semester}) is ${sql.raw(isWanted ? 'not null' : 'null')}`

function stands(status: readonly Participation[], semester: Of['semester']): RawBuilder<SqlBool> {
  const conditions = participates(sql.ref('a.id'), semester)
  return sql<SqlBool>`(${sql.join(
    status.map((one) => conditions[one]),
    sql` or `,
  )})`
}

/** The three of spec 2: no modules, some or all of them completed. In a course without modules nobody has any. */
function hasCome(
  progress: readonly StudentProgress[],
  { semester, moduleCount }: Omit<Of, 'now'>,
): RawBuilder<SqlBool> {
  const conditions: Record<StudentProgress, RawBuilder<unknown>> = {
    NONE: sql`coalesce((select n.modules_completed from standing n
      where n.account_id = a.id and n.semester_id = ${semester.id}), 0) = 0`,
    SOME: sql`st.modules_completed > 0 and st.modules_completed < ${sql.lit(moduleCount)}`,
    ALL: sql`st.modules_completed > 0 and st.modules_completed >= ${sql.lit(moduleCount)}`,
  }
  return sql<SqlBool>`(${sql.join(
    progress.map((one) => sql`(${conditions[one]})`),
    sql` or `,
  )})`
}
