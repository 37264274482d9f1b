import { course } from '@rajt/contract/course'
import { read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { materialOf } from './material.ts'
import { oldProgresses } from './old-progress.ts'
import { presentLessonHead, presentProgress } from './present.ts'
import { moduleProgress } from './queries.ts'

/** The course of the current semester and where a student stands in it (spec 3). */
export const progress = read(course.progress, async ({ db, actor, now, language }) => {
  const { semester, isOnly } = await currentProgramme(db)
  const isStudent = actor.role === 'STUDENT'
  const [{ modules, lessons }, own, old] = await Promise.all([
    materialOf(db, semester.id, language),
    isStudent ? moduleProgress(db, { student: actor.id, semester: semester.id }) : [],
    isStudent && !isOnly ? oldProgresses(db, { student: actor.id, language }) : [],
  ])
  const done = new Set(own.flatMap((row) => row.done_lessons))
  return {
    currentProgress: isStudent ? presentProgress(own, semester, now) : null,
    oldProgresses: old,
    modules,
    lessons: lessons.map((row) => presentLessonHead(row, done.has(row.id))),
  }
})
