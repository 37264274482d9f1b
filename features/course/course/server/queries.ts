import { sql } from 'kysely'
import type { Language } from '#platform/contract/parts.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'

/** Where a student stands in every module of a semester: decision C2, as the database defines it. */
export const moduleProgress = (db: Queryable, { student, semester }: { student: string; semester: string }) =>
  db
    .selectFrom(sql<ModuleProgressRow>`module_progress(${student}, ${semester})`.as('p'))
    .selectAll()
    .execute()

export interface ModuleProgressRow {
  module_id: string
  module_position: number
  extra: boolean
  /** Questions an attempt usually draws; 0: no exam. */
  exam_questions: number
  /** Questions the next attempt draws: fewer where a granted one finds too few that were not shown. */
  next_questions: number
  /** Minutes an attempt lasts, with the student's grant. */
  exam_minutes: number
  lesson_count: number
  done_lessons: string[]
  attempts_used: number
  attempts_allowed: number
  open_attempt: string | null
  open_ends_at: Date | null
  /** Questions and minutes of the open attempt, whatever the semester and the grants have come to say since. */
  open_questions: number | null
  open_minutes: number | null
  counting_attempt: string | null
  counting_number: number | null
  points: number | null
  passed: boolean | null
  closed_at: Date | null
  completed: boolean
  unlocked: boolean
  blocked_by: string | null
}

export const earlierSemesters = (db: Queryable, { student }: { student: string }) =>
  db
    .selectFrom('semester as s')
    .innerJoin('onboarding as o', 'o.semester_key', 's.key')
    .select(['s.id', 's.key', 's.number', 's.grade_limits'])
    .where('o.account_id', '=', student)
    .where('s.is_current', '=', sql.lit(false))
    .orderBy('s.ends_at', 'desc')
    .execute()

/** The finished semester of a lesson, when this student was onboarded in it. */
export const finishedSemesterOf = (db: Queryable, { student, lesson }: { student: string; lesson: string }) =>
  db
    .selectFrom('lesson as l')
    .innerJoin('module as m', 'm.id', 'l.module_id')
    .innerJoin('semester as s', 's.id', 'm.semester_id')
    .innerJoin('onboarding as o', 'o.semester_key', 's.key')
    .select(['s.id', 's.key', 's.number'])
    .where('l.id', '=', lesson)
    .where('o.account_id', '=', student)
    .where('s.is_current', '=', false)
    .execute()

/** The modules of a semester with their texts. */
export const modulesOf = (db: Queryable, semester: string, language: Language) =>
  db
    .selectFrom('module as m')
    .innerJoin('module_text as t', 't.module_id', 'm.id')
    .select(['m.id', 'm.position', 'm.extra', 'm.retired_at', 't.title', 't.summary', 't.outcomes'])
    .where('m.semester_id', '=', semester)
    .where('t.language', '=', language)
    .orderBy('m.position')
    .execute()

/** The lessons of a semester with their texts, in the course's order. */
export const lessonsOf = (db: Queryable, semester: string, language: Language) =>
  db
    .selectFrom('lesson as l')
    .innerJoin('module as m', 'm.id', 'l.module_id')
    .innerJoin('lesson_text as t', 't.lesson_id', 'l.id')
    .select(['l.id', 'l.module_id', 'l.position', 'l.invented', 'l.version', 'l.again_from', 'l.retired_at'])
    .select('m.position as module_position')
    .select(['t.title', 't.summary', 't.html', 't.checks'])
    .where('m.semester_id', '=', semester)
    .where('t.language', '=', language)
    .orderBy('m.position')
    .orderBy('l.position')
    .execute()

/** The media of a semester's lessons. */
export const mediaOf = (db: Queryable, semester: string, language: Language) =>
  db
    .selectFrom('lesson_medium as x')
    .innerJoin('lesson as l', 'l.id', 'x.lesson_id')
    .innerJoin('module as m', 'm.id', 'l.module_id')
    .innerJoin('medium as w', 'w.id', 'x.medium_id')
    .innerJoin('file as f', 'f.id', 'w.file_id')
    .leftJoin('file as c', 'c.id', 'w.captions_id')
    .leftJoin('file as p', 'p.id', 'w.poster_id')
    .select([
      'x.lesson_id',
      'w.id',
      'w.kind',
      'w.title',
      'w.transcript',
      'w.seconds',
      'w.work_minutes',
      'w.invented',
    ])
    .select(['f.key', 'f.bytes', 'c.key as captions', 'p.key as poster'])
    .where('m.semester_id', '=', semester)
    .where('x.language', '=', language)
    .orderBy('x.position')
    .execute()

/** The interactive content of a semester's lessons. */
export const interactiveOf = (db: Queryable, semester: string, language: Language) =>
  interactiveRows(db)
    .innerJoin('lesson_medium as x', 'x.medium_id', 'w.id')
    .innerJoin('lesson as l', 'l.id', 'x.lesson_id')
    .innerJoin('module as m', 'm.id', 'l.module_id')
    .select('x.lesson_id')
    .where('m.semester_id', '=', semester)
    .where('x.language', '=', language)
    .orderBy('x.position')
    .execute()

/** Interactive content of the library by itself, in the order that is asked. */
export async function interactiveByKey(db: Queryable, ids: readonly string[]) {
  const rows = await interactiveRows(db).where('w.id', '=', anyOf(ids)).execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

const interactiveRows = (db: Queryable) =>
  db
    .selectFrom('medium as w')
    .select(['w.id', 'w.title', 'w.address', 'w.work_minutes'])
    .where('w.address', 'is not', null)
    .$narrowType<{ address: string }>()

/** Media of the library by themselves, in the order that is asked. */
export async function mediaByKey(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .selectFrom('medium as w')
    .innerJoin('file as f', 'f.id', 'w.file_id')
    .leftJoin('file as c', 'c.id', 'w.captions_id')
    .leftJoin('file as p', 'p.id', 'w.poster_id')
    .select(['w.id', 'w.kind', 'w.title', 'w.transcript', 'w.seconds', 'w.work_minutes', 'w.invented'])
    .select(['f.key', 'f.bytes', 'c.key as captions', 'p.key as poster'])
    .where('w.id', '=', anyOf(ids))
    .execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

interface Worksheet {
  lesson: string
  language: Language
  /** The first where none is named, as pages do that were loaded before a lesson could have several. */
  medium: string | undefined
}

export const worksheetOf = (db: Queryable, { lesson, language, medium }: Worksheet) =>
  db
    .selectFrom('lesson_medium as x')
    .innerJoin('medium as w', 'w.id', 'x.medium_id')
    .innerJoin('file as f', 'f.id', 'w.file_id')
    .select(['w.title', 'f.key', 'f.media_type'])
    .where('x.lesson_id', '=', lesson)
    .where('x.language', '=', language)
    .where('w.kind', '=', sql.lit('worksheet'))
    .$if(medium !== undefined, (query) => query.where('w.id', '=', medium ?? ''))
    .orderBy('x.position')
    .limit(1)
    .executeTakeFirst()

/** Lessons that a student had finished before the version that asks to read them again. */
export const changedLessons = (db: Queryable, { student, semester }: { student: string; semester: string }) =>
  db
    .selectFrom('lesson_done as d')
    .innerJoin('lesson as l', 'l.id', 'd.lesson_id')
    .innerJoin('module as m', 'm.id', 'l.module_id')
    .innerJoin('content_version as v', (on) =>
      on.onRef('v.thing_id', '=', 'l.id').onRef('v.number', '=', 'l.again_from'),
    )
    .select(['l.id', 'v.published_at', 'v.why'])
    .where('d.account_id', '=', student)
    .where('m.semester_id', '=', semester)
    .whereRef('d.version', '<', 'l.again_from')
    .where('l.retired_at', 'is', null)
    .orderBy('m.position')
    .orderBy('l.position')
    .execute()

/** The module a lesson belongs to; null when there is no such lesson. */
export async function moduleOfLesson(db: Queryable, lessonId: string): Promise<string | null> {
  const row = await db.selectFrom('lesson').select('module_id').where('id', '=', lessonId).executeTakeFirst()
  return row?.module_id ?? null
}

export type ModuleRow = Omit<Awaited<ReturnType<typeof modulesOf>>[number], 'retired_at'>
export type LessonRow = Awaited<ReturnType<typeof lessonsOf>>[number]
