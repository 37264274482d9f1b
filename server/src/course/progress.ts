import { course } from '@rajt/contract/course'
import { read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { oldProgresses } from './old-progress.ts'
import { presentLessonHead, presentModule, presentProgress } from './present.ts'
import { lessonsOf, moduleProgress, modulesOf } from './queries.ts'

/** The course of the current semester and where a student stands in it (spec 3). */
export const progress = read(course.progress, async ({ db, actor, now, language }) => {
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
})
