import type { Answer } from '#platform/contract/call.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Database } from '#platform/server/database.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import type { course } from '../calls.ts'
import { materialOf } from './material.ts'
import { oldProgresses } from './old-progress.ts'
import { presentLessonHead, presentProgress } from './present.ts'
import { changedLessons, moduleProgress } from './queries.ts'
import { isFound } from './rules.ts'

interface Reading {
  /** Whose progress it is; null for who has none. */
  student: string | null
  /** Whoever takes no part in the current semester has their earlier ones alone (decision X10). */
  takesPart?: boolean
  now: Date
  language: Language
}

/** The course of the current semester and where this student stands in it; staff see the same of them. */
export async function courseOf(
  db: Database,
  { student, takesPart = true, now, language }: Reading,
): Promise<Answer<typeof course.progress>> {
  const { semester, isOnly } = await currentProgramme(db)
  const [{ modules, retired, lessons }, own, old, isRegraded] = await Promise.all([
    takesPart ? materialOf(db, semester.id, language) : nothing,
    student && takesPart ? moduleProgress(db, { student, semester: semester.id }) : [],
    student && !isOnly ? oldProgresses(db, { student, language }) : [],
    student !== null && hasUnseenResult(db, student),
  ])
  const asksAgain = student !== null && takesPart && lessons.some(({ again_from }) => again_from > 1)
  const changed = asksAgain ? await changedLessons(db, { student, semester: semester.id }) : []
  /** A retired module stays with who had begun it (decision 27). */
  const isThere = (module: string) => !retired.has(module) || own.some((row) => row.module_id === module)
  const done = new Set(own.flatMap((row) => row.done_lessons))
  return {
    currentProgress: student && takesPart ? presentProgress(own, semester, now) : null,
    oldProgresses: old,
    modules: modules.filter(({ id }) => isThere(id)),
    lessons: lessons
      .filter((row) => isFound({ row, isOfRetiredModule: retired.has(row.module_id) }, own))
      .map((row) => presentLessonHead(row, done.has(row.id))),
    readAgain: changed.map(({ id }) => id),
    isRegraded,
  }
}

const nothing = { modules: [], retired: new Set<string>(), lessons: [] }

const hasUnseenResult = async (db: Database, student: string): Promise<boolean> =>
  (await db
    .selectFrom('regrade_notice')
    .select('ruling_id')
    .where('account_id', '=', student)
    .where('seen_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
