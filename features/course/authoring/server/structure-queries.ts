import { sql } from 'kysely'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import type { ModuleFacts, StudentFacts } from './structure-rules.ts'

export async function moduleFacts(db: Queryable, semester: string): Promise<ModuleFacts[]> {
  const { rows } = await sql<ModuleFacts>`
    select m.id, m.position::int as position, m.extra, m.retired_at is not null as "isRetired",
      exists (select from exam_attempt a where a.module_id = m.id)
        or exists (select from lesson l join lesson_done d on d.lesson_id = l.id where l.module_id = m.id) as "isBegun",
      s.exam_questions > 0
        and exists (select from question q where q.module_id = m.id and q.retired_at is null) as "hasExam",
      (select count(*)::int from lesson l where l.module_id = m.id and l.retired_at is null) as lessons
    from module m join semester s on s.id = m.semester_id where m.semester_id = ${semester}
    order by m.position`.execute(db)
  return rows
}

/** Nobody begins a module between what is read of them and the act. */
export const lockModules = (tx: Tx, semester: string) =>
  tx.selectFrom('module').select('id').where('semester_id', '=', semester).orderBy('id').forUpdate().execute()

export interface Student extends StudentFacts {
  id: string
}

interface Row {
  account_id: string
  module_id: string | null
  attempts: number
  is_done: boolean
  points: number | null
  lessons: number
  lessons_in_use: number
}

/** Everybody who takes part in a semester, and how far they are in its modules. */
export async function studentFacts(
  db: Queryable,
  semester: { id: string; key: string; exam_attempts: number },
  modules: readonly ModuleFacts[],
): Promise<Student[]> {
  const ids = modules.map(({ id }) => id)
  const { rows } = await sql<Row>`
    with tried as (
      select a.account_id, a.module_id, count(*)::int as attempts,
        coalesce(bool_or(a.passed), false)
          or count(*) filter (where exam_attempt_is_final(a.status)) >= ${semester.exam_attempts}::int as is_done,
        (array_agg(a.points order by a.number desc) filter (where exam_attempt_is_final(a.status)))[1] as points
      from exam_attempt a where a.module_id = any(${ids}::uuid[]) group by 1, 2
    ), read as (
      select d.account_id, l.module_id, count(*)::int as lessons,
        (count(*) filter (where l.retired_at is null))::int as lessons_in_use
      from lesson_done d join lesson l on l.id = d.lesson_id
      where l.module_id = any(${ids}::uuid[]) group by 1, 2
    ), own as (
      select account_id, module_id, coalesce(attempts, 0) as attempts, coalesce(is_done, false) as is_done, points,
        coalesce(lessons, 0) as lessons, coalesce(lessons_in_use, 0) as lessons_in_use
      from tried full join read using (account_id, module_id)
    )
    select o.account_id, own.module_id, own.attempts, own.is_done, own.points, own.lessons, own.lessons_in_use
    from onboarding o
    join account p on p.id = o.account_id and p.released_at is null
    left join own on own.account_id = o.account_id
    where o.semester_key = ${semester.key}
    order by o.account_id`.execute(db)
  const facts = new Map(modules.map((module) => [module.id, module]))
  return [...Map.groupBy(rows, ({ account_id }) => account_id)].map(([id, own]) => studentOf(id, own, facts))
}

function studentOf(id: string, rows: readonly Row[], modules: ReadonlyMap<string, ModuleFacts>): Student {
  const own = new Map(rows.map((row) => [row.module_id ?? '', row]))
  const isCompleted = ({ id: module, hasExam, lessons }: ModuleFacts) =>
    hasExam ? own.get(module)?.is_done === true : (own.get(module)?.lessons_in_use ?? 0) === lessons
  const begun = rows.filter(({ attempts, lessons }) => attempts > 0 || lessons > 0)
  return {
    id,
    completed: new Set([...modules.values()].filter(isCompleted).map((module) => module.id)),
    begun: new Set(begun.map(({ module_id }) => module_id ?? '')),
    points: new Map(
      rows.flatMap(({ module_id, points }) =>
        module_id === null || points === null ? [] : [[module_id, points] as const],
      ),
    ),
  }
}

export const namesOf = (db: Queryable, ids: readonly string[]) =>
  db
    .selectFrom('account')
    .select(['surname', 'firstname'])
    .where('id', '=', anyOf(ids))
    .orderBy('surname')
    .orderBy('firstname')
    .execute()

/** What the certificates of a semester say that hold, by student; of each the last one. */
export async function certifiedResults(db: Queryable, semester: string) {
  const rows = await db
    .selectFrom('certificate')
    .select(['account_id', 'points', 'reachable', 'grade'])
    .where('semester_id', '=', semester)
    .where('status', '=', 'VALID')
    .orderBy('serial')
    .execute()
  return new Map(rows.map(({ account_id, ...result }) => [account_id, result]))
}
