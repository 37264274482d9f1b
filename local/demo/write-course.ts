import type { LessonContent } from '#course/course/content.ts'
import { hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import { jsonOf } from '#platform/server/json.ts'
import type { Person } from './people.ts'

const MORE = {
  hu: '\n\n## Még egy példa\n\nEz a rész még vázlat: a hallgatók akkor látják, ha közzétesszük.',
  en: '\n\n## One more example\n\nThis part is still a draft: students will see it once it is published.',
}

/** A draft beside a published lesson, by the programme office. */
export async function writeTheCourse(tx: Tx, people: readonly Person[], now: Date): Promise<void> {
  const office = people.find(({ role }) => role === 'OFFICE')
  const lesson = await tx
    .selectFrom('lesson as l')
    .innerJoin('module as m', 'm.id', 'l.module_id')
    .innerJoin('semester as s', 's.id', 'm.semester_id')
    .innerJoin('content_version as v', (on) =>
      on.onRef('v.thing_id', '=', 'l.id').onRef('v.number', '=', 'l.version'),
    )
    .select(['l.id', 'l.key', 'l.module_id', 'm.semester_id', 'v.content'])
    .where('s.is_current', '=', true)
    .orderBy('m.position')
    .orderBy('l.position')
    .limit(1)
    .executeTakeFirst()
  if (!office || !lesson) return
  const content = lesson.content as unknown as LessonContent
  const longer = (language: 'hu' | 'en') => ({
    ...content[language],
    body: `${content[language].body}${MORE[language]}`,
  })
  await tx
    .insertInto('content_draft')
    .values({
      thing_id: lesson.id,
      kind: 'lesson',
      semester_id: lesson.semester_id,
      module_id: lesson.module_id,
      key: lesson.key,
      content: jsonOf({ ...content, hu: longer('hu'), en: longer('en') }),
      revision: 1,
      based_on: 1,
      changed_at: later(now, -hours(2)),
      changed_by: office.id,
    })
    .execute()
}
