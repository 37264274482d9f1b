import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { LessonUse } from '../lesson-use.ts'

interface Naming {
  /** `thing_id` and `number` of the versions that name it. */
  versions: RawBuilder<unknown>
  /** `thing_id` of the drafts. */
  drafts: RawBuilder<unknown>
}

/** The lessons that name something of the course, of the newest semester first. */
export async function usesIn(
  db: Queryable,
  { versions, drafts }: Naming,
  language: Language,
): Promise<LessonUse[]> {
  const { rows } = await sql<LessonUse>`
    with named as (
      select v.thing_id, l.version is not distinct from v.number as is_published, false as is_draft
      from (${versions}) v left join lesson l on l.id = v.thing_id
      union all select thing_id, false, true from (${drafts}) d),
    used as (
      select thing_id, bool_or(is_published) as is_published, bool_or(is_draft) as is_draft,
        bool_or(not is_published and not is_draft) as is_earlier
      from named group by thing_id)
    select u.thing_id as lesson, coalesce(t.title, d.content -> ${language}::text ->> 'title', '') as title,
      coalesce(m.position, 0) as module, s.key as semester, u.is_published as "isPublished", u.is_draft as "isDraft",
      u.is_earlier as "isEarlier"
    from used u
    left join lesson l on l.id = u.thing_id
    left join lesson_text t on t.lesson_id = l.id and t.language = ${language}
    left join content_draft d on d.thing_id = u.thing_id
    left join module m on m.id = coalesce(l.module_id, d.module_id)
    join semester s on s.id = coalesce(m.semester_id, d.semester_id)
    order by s.starts_at desc, m.position, l.position nulls last, u.thing_id`.execute(db)
  return rows
}
