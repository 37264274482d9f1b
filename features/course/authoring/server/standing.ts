import { sql } from 'kysely'
import type { LessonContent, ModuleContent } from '#course/course/content.ts'
import type { QuestionContent } from '#course/exam/question-content.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import type { Medium } from './read-course-parts.ts'

type Contents = { module: ModuleContent; lesson: LessonContent; question: QuestionContent }
type Kind = keyof Contents

/** A module, lesson or question of a semester: what is published of it, and what is being written. */
export interface StandingThing<K extends Kind = Kind> {
  id: string
  kind: K
  key: string
  /** Of a module, itself. */
  module: string
  position: number
  /** 0 of what was never published. */
  version: number
  isRetired: boolean
  published: Contents[K] | null
  draft: { content: Contents[K]; revision: number } | null
}

export interface StandingCourse {
  modules: StandingThing<'module'>[]
  lessons: StandingThing<'lesson'>[]
  questions: StandingThing<'question'>[]
}

/** The whole course of a semester, in its order. */
export async function standingOf(db: Queryable, semester: string): Promise<StandingCourse> {
  const { rows } = await sql<StandingThing>`
    with thing as (
      select id, 'module' as kind, key, id as module, position, version, retired_at from module
        where semester_id = ${semester}
      union all select l.id, 'lesson', l.key, l.module_id, l.position, l.version, l.retired_at
        from lesson l join module m on m.id = l.module_id where m.semester_id = ${semester}
      union all select q.id, 'question', q.key, q.module_id, 0, q.version, q.retired_at
        from question q join module m on m.id = q.module_id where m.semester_id = ${semester})
    select t.id, t.kind, t.key, t.module, t.position, t.version, t.retired_at is not null as "isRetired",
      v.content as published,
      case when d.thing_id is not null
        then jsonb_build_object('content', d.content, 'revision', d.revision) end as draft
    from thing t
    join content_version v on v.thing_id = t.id and v.number = t.version
    left join content_draft d on d.thing_id = t.id
    union all
    select d.thing_id, d.kind, d.key, coalesce(d.module_id, d.thing_id), 0, 0, false, null,
      jsonb_build_object('content', d.content, 'revision', d.revision)
    from content_draft d where d.semester_id = ${semester} and d.based_on is null
    order by position, key`.execute(db)
  const of = <K extends Kind>(kind: K) => rows.filter((row): row is StandingThing<K> => row.kind === kind)
  return { modules: of('module'), lessons: of('lesson'), questions: of('question') }
}

/** A medium of the library with its files in the store. */
export interface StandingMedium extends Omit<Medium, 'files'> {
  id: string
  files: { file: StoredFile | null; captions: StoredFile | null; poster: StoredFile | null }
}
export interface StoredFile {
  key: string
  bytes: number
}

/** Those of the library with one of these titles, or of these ids. */
export async function mediaOfLibrary(
  db: Queryable,
  { titles = [], ids = [] }: { titles?: readonly string[]; ids?: readonly string[] },
): Promise<StandingMedium[]> {
  const rows = await db
    .selectFrom('medium as m')
    .leftJoin('file as f', 'f.id', 'm.file_id')
    .leftJoin('file as c', 'c.id', 'm.captions_id')
    .leftJoin('file as p', 'p.id', 'm.poster_id')
    .select(['m.id', 'm.kind', 'm.title', 'm.seconds', 'm.invented', 'm.transcript'])
    .select(['m.address', 'm.work_minutes'])
    .select(['f.key as file', 'f.bytes as fileBytes', 'c.key as captions', 'c.bytes as captionsBytes'])
    .select(['p.key as poster', 'p.bytes as posterBytes'])
    .where((eb) => eb.or([sql<boolean>`m.title = any(${titles}::text[])`, eb('m.id', '=', anyOf(ids))]))
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute()
  const stored = (key: string | null, bytes: number | null) =>
    key === null ? null : { key, bytes: bytes ?? 0 }
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as Medium['kind'],
    title: row.title,
    seconds: row.seconds,
    invented: row.invented,
    transcript: row.transcript as unknown as Medium['transcript'],
    workMinutes: row.work_minutes,
    address: row.address,
    files: {
      file: stored(row.file, row.fileBytes),
      captions: stored(row.captions, row.captionsBytes),
      poster: stored(row.poster, row.posterBytes),
    },
  }))
}
