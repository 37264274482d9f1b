import type { Answer } from '@rajt/contract/call'
import type { course } from '@rajt/contract/course'
import { EXAM_POINTS } from '@rajt/contract/grade'
import type { Database } from '../plumbing/database.ts'
import type { Read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { presentLessonHead, presentModule, presentProgress } from './present.ts'
import { earlierSemesters, lessonsOf, moduleProgress, modulesOf } from './queries.ts'

type GetProgress = typeof course.progress

/** The course of the current semester and where a student stands in it (spec 3). */
export async function progress({
  db,
  actor,
  now,
  language,
}: Read<GetProgress>): Promise<Answer<GetProgress>> {
  const { semester } = await currentProgramme(db)
  const scope = { semester: semester.id, language }
  const isStudent = actor.role === 'STUDENT'
  const [modules, lessons, own, old] = await Promise.all([
    modulesOf(db, scope),
    lessonsOf(db, { ...scope, reader: actor.id }),
    isStudent ? moduleProgress(db, { student: actor.id, semester: semester.id }) : [],
    isStudent ? oldProgresses(db, actor.id) : [],
  ])
  return {
    currentProgress: isStudent ? presentProgress(own, semester, now) : null,
    oldProgresses: old,
    modules: modules.map(presentModule),
    lessons: lessons.map(presentLessonHead),
  }
}

/** Finished semesters in which the student was onboarded, newest first (decision S1). */
async function oldProgresses(db: Database, student: string) {
  const semesters = await earlierSemesters(db, { student })
  return Promise.all(
    semesters.map(async ({ id, key, number }) => {
      const required = (await moduleProgress(db, { student, semester: id })).filter((row) => !row.extra)
      return {
        semester: key,
        number,
        modulesCompleted: required.filter((row) => row.completed).length,
        moduleCount: required.length,
        points: required.reduce((sum, row) => sum + (row.points ?? 0), 0),
        reachable: required.filter((row) => row.exam_questions > 0).length * EXAM_POINTS,
      }
    }),
  )
}
