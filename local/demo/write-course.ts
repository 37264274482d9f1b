import { randomUUID } from 'node:crypto'
import type { LessonContent } from '#course/course/content.ts'
import { beginningOfDay } from '#platform/server/budapest.ts'
import { days, hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import { jsonOf } from '#platform/server/json.ts'
import { draftLesson, draftModule, MORE, SOONER } from './course-texts.ts'
import type { Person } from './people.ts'

interface Writing {
  tx: Tx
  now: Date
  /** Of whoever writes. */
  office: string
}

/** What the programme office is writing: a draft beside a published lesson, one that waits for its time, a new module. */
export async function writeTheCourse(tx: Tx, people: readonly Person[], now: Date): Promise<void> {
  const office = people.find(({ role }) => role === 'OFFICE')
  const lessons = await publishedLessons(tx)
  const [first] = lessons
  const last = lessons.at(-1)
  if (!office || !first || !last) return
  const writing = { tx, now, office: office.id }
  await draft(writing, first, MORE)
  await draft(writing, last, SOONER)
  await plan(writing, last)
  await newModule(writing, first.semester_id)
}

const publishedLessons = (tx: Tx) =>
  tx
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
    .execute()

type Lesson = Awaited<ReturnType<typeof publishedLessons>>[number]

const contentOf = ({ content }: Lesson) => content as unknown as LessonContent

/** With more at its end. */
async function draft({ tx, now, office }: Writing, lesson: Lesson, more: Record<'hu' | 'en', string>) {
  const content = contentOf(lesson)
  const longer = (language: 'hu' | 'en') => ({
    ...content[language],
    body: `${content[language].body}${more[language]}`,
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
      changed_by: office,
    })
    .execute()
}

/** In the morning of the ninth day from now, so that a visitor has a week to see it wait. */
async function plan({ tx, now, office }: Writing, lesson: Lesson): Promise<void> {
  const { hu, en } = contentOf(lesson)
  const thing = { id: lesson.id, kind: 'lesson', revision: 1, title: { hu: hu.title, en: en.title } }
  const { id } = await tx
    .insertInto('publishing_plan')
    .values({
      semester_id: lesson.semester_id,
      at: later(beginningOfDay(later(now, days(9))), hours(8)),
      why: 'Demo day',
      asks_again: false,
      things: jsonOf([thing]),
      planned_at: later(now, -hours(1)),
      planned_by: office,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('planned_draft').values({ thing_id: lesson.id, plan_id: id }).execute()
}

/** With one lesson, of which the English is still missing. */
async function newModule({ tx, now, office }: Writing, semester_id: string): Promise<void> {
  const module = randomUUID()
  const own = {
    semester_id,
    revision: 1,
    based_on: null,
    changed_at: later(now, -hours(1)),
    changed_by: office,
  }
  const rows = [
    { thing_id: module, kind: 'module', module_id: null, key: 'grants', content: jsonOf(draftModule) },
    {
      thing_id: randomUUID(),
      kind: 'lesson',
      module_id: module,
      key: 'first-grant',
      content: jsonOf(draftLesson),
    },
  ]
  await tx
    .insertInto('content_draft')
    .values(rows.map((row) => ({ ...row, ...own })))
    .execute()
}
