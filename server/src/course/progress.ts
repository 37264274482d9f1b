import type { Answer } from '@rajt/contract/call'
import type { course } from '@rajt/contract/course'
import type { Read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { oldProgresses } from './old-progress.ts'
import { presentLessonHead, presentModule, presentProgress } from './present.ts'
import { lessonsOf, moduleProgress, modulesOf } from './queries.ts'

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
    isStudent ? oldProgresses(db, { student: actor.id, language }) : [],
  ])
  return {
    currentProgress: isStudent ? presentProgress(own, semester, now) : null,
    oldProgresses: old,
    modules: modules.map(presentModule),
    lessons: lessons.map(presentLessonHead),
  }
}
