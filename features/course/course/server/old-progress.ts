import { proposedGrade } from '#course/grade/grade.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Database } from '#platform/server/database.ts'
import type { OldProgress } from '../old-progress.ts'
import { materialOf } from './material.ts'
import { countingAttempt } from './present.ts'
import { earlierSemesters, moduleProgress } from './queries.ts'
import { isFound } from './rules.ts'

interface Reader {
  student: string
  language: Language
}

type Earlier = Awaited<ReturnType<typeof earlierSemesters>>[number]

/** Finished semesters in which the student was onboarded, newest first (decision S1). */
export async function oldProgresses(db: Database, reader: Reader): Promise<OldProgress[]> {
  const semesters = await earlierSemesters(db, { student: reader.student })
  return Promise.all(semesters.map((semester) => oldProgress(db, reader, semester)))
}

async function oldProgress(
  db: Database,
  { student, language }: Reader,
  { id, key, number, grade_limits }: Earlier,
): Promise<OldProgress> {
  const [standings, { modules, retired, lessons }] = await Promise.all([
    moduleProgress(db, { student, semester: id }),
    materialOf(db, id, language),
  ])
  const required = standings.filter((row) => !row.extra)
  return {
    semester: key,
    number,
    modules: modules.flatMap(({ id, position, title, extra }) => {
      const standing = standings.find((row) => row.module_id === id)
      if (retired.has(id) && !standing) return []
      const own = lessons.filter(
        (row) => row.module_id === id && isFound({ row, isOfRetiredModule: retired.has(id) }, standings),
      )
      return {
        id,
        position,
        title,
        extra,
        counts: standing ? countingAttempt(standing) : null,
        lessons: own.map((lesson) => ({ id: lesson.id, title: lesson.title })),
      }
    }),
    modulesCompleted: required.filter((row) => row.completed).length,
    moduleCount: required.length,
    ...proposedGrade(
      required.filter((row) => row.exam_questions > 0).map(({ points }) => points),
      grade_limits,
    ),
  }
}
