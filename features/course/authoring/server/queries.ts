import { sql } from 'kysely'
import type { Language } from '#platform/contract/parts.ts'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Draft, Published, ThingKind } from '../content-parts.ts'

/** A module, lesson or question of the current semester, or the draft of one that will be. */
export interface ThingRow {
  id: string
  kind: ThingKind
  semester_id: string
  /** Of a module, itself. */
  module_id: string
  key: string
  /** 0 of what was never published. */
  version: number
  retired_at: Date | null
}

/** Another semester's is not found: what is over stays as it was. */
export async function findThing(db: Queryable, id: string): Promise<ThingRow> {
  const { rows } = await sql<ThingRow>`
    with own as (
      select id, 'module' as kind, id as module_id, key, version, retired_at from module where id = ${id}
      union all select id, 'lesson', module_id, key, version, retired_at from lesson where id = ${id}
      union all select id, 'question', module_id, key, version, retired_at from question where id = ${id}),
    thing as (
      select own.*, m.semester_id from own join module m on m.id = own.module_id
      union all select d.thing_id, d.kind, coalesce(d.module_id, d.thing_id), d.key, 0, null, d.semester_id
        from content_draft d where d.thing_id = ${id} and d.based_on is null)
    select t.* from thing t join semester s on s.id = t.semester_id
    where s.is_current order by t.version desc limit 1`.execute(db)
  return rows[0] ?? refuse('not-found')
}

/** Terms that it names and the glossary does not have. */
const unknownTerms = sql<string[]>`array(select n.key from draft_term n
  where n.thing_id = d.thing_id and not exists (select from glossary_term t where t.key = n.key))`

const drafts = (db: Queryable) =>
  db
    .selectFrom('content_draft as d')
    .leftJoin('account as a', 'a.id', 'd.changed_by')
    .leftJoin('planned_draft as w', 'w.thing_id', 'd.thing_id')
    .leftJoin('publishing_plan as p', 'p.id', 'w.plan_id')
    .select(['p.id as plan', 'p.at as planned_for'])
    .select(unknownTerms.as('unknown_terms'))
    .select([
      'd.thing_id',
      'd.kind',
      'd.semester_id',
      'd.module_id',
      'd.key',
      'd.content',
      'd.revision',
      'd.based_on',
      'd.changed_at',
    ])
    .select(['a.surname', 'a.firstname'])

export type DraftRow = Awaited<ReturnType<ReturnType<typeof drafts>['execute']>>[number]

export const draftOf = (db: Queryable, id: string): Promise<DraftRow | undefined> =>
  drafts(db).where('d.thing_id', '=', id).executeTakeFirst()

export const draftsByKey = (db: Queryable, ids: readonly string[]): Promise<DraftRow[]> =>
  drafts(db).where('d.thing_id', '=', anyOf(ids)).orderBy('d.thing_id').execute()

/** Locked in one order, whoever publishes what; read after the wait. */
export async function lockDrafts(tx: Tx, ids: readonly string[]): Promise<DraftRow[]> {
  await tx
    .selectFrom('content_draft')
    .select('thing_id')
    .where('thing_id', '=', anyOf(ids))
    .orderBy('thing_id')
    .forUpdate()
    .execute()
  return draftsByKey(tx, ids)
}

export const draftsOfSemester = (db: Queryable, semester: string): Promise<DraftRow[]> =>
  drafts(db)
    .where('d.semester_id', '=', semester)
    .where('d.kind', '<>', sql.lit('question'))
    .orderBy('d.changed_at')
    .orderBy('d.key')
    .execute()

export const writtenIn = ({ kind, content }: DraftRow): Draft => ({ kind, content }) as unknown as Draft

export const versionsOf = (db: Queryable, id: string) =>
  db
    .selectFrom('content_version as v')
    .leftJoin('account as a', 'a.id', 'v.published_by')
    .select(['v.number', 'v.published_at', 'v.why', 'v.asks_again', 'a.surname', 'a.firstname'])
    .where('v.thing_id', '=', id)
    .orderBy('v.number', 'desc')
    .execute()

export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number]

export async function contentOf(
  db: Queryable,
  { id, number }: { id: string; number: number },
): Promise<Published | null> {
  const row = await db
    .selectFrom('content_version')
    .select(['kind', 'content'])
    .where('thing_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? ({ kind: row.kind, content: row.content } as unknown as Published) : null
}

/** The modules and lessons of a semester as the tree shows them. */
export const modulesOfTree = (db: Queryable, semester: string, language: Language) =>
  db
    .selectFrom('module as m')
    .innerJoin('module_text as t', 't.module_id', 'm.id')
    .select(['m.id', 'm.key', 'm.position', 'm.extra', 'm.retired_at', 't.title'])
    .select(
      sql<number>`(select count(*)::int from question q where q.module_id = m.id and q.retired_at is null)`.as(
        'questions',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from content_draft d where d.module_id = m.id and d.kind = 'question')`.as(
        'question_drafts',
      ),
    )
    .where('m.semester_id', '=', semester)
    .where('t.language', '=', language)
    .orderBy('m.position')
    .execute()

export const lessonsOfTree = (db: Queryable, semester: string, language: Language) =>
  db
    .selectFrom('lesson as l')
    .innerJoin('module as m', 'm.id', 'l.module_id')
    .innerJoin('lesson_text as t', 't.lesson_id', 'l.id')
    .select(['l.id', 'l.key', 'l.module_id', 'l.position', 'l.retired_at', 't.title'])
    .where('m.semester_id', '=', semester)
    .where('t.language', '=', language)
    .orderBy('l.position')
    .execute()

/** The questions of a module, with how often each was drawn. */
export const questionsOfModule = (db: Queryable, module: string, language: Language) =>
  db
    .selectFrom('question as q')
    .innerJoin('question_text as t', 't.question_id', 'q.id')
    .leftJoin('lesson_text as l', (on) =>
      on.onRef('l.lesson_id', '=', 'q.lesson_id').on('l.language', '=', language),
    )
    .select(['q.id', 'q.kind', 'q.points', 'q.level', 'q.retired_at', 't.prompt', 'l.title as lesson'])
    .select(sql<number>`(select count(*)::int from exam_answer x where x.question_id = q.id)`.as('met'))
    .where('q.module_id', '=', module)
    .where('t.language', '=', language)
    .orderBy(sql`q.retired_at is not null`)
    .orderBy('q.key')
    .execute()

export const questionDrafts = (db: Queryable, module: string): Promise<DraftRow[]> =>
  drafts(db).where('d.module_id', '=', module).where('d.kind', '=', sql.lit('question')).execute()
