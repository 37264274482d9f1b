import { query } from '#platform/server/request.ts'
import { course } from '../calls.ts'
import { courseOf } from './course-of.ts'

/** The course of the current semester and where a student stands in it (spec 3). */
export const progress = query(course.progress, function progress({ db, actor, now, language }) {
  return courseOf(db, {
    student: actor.role === 'STUDENT' ? actor.id : null,
    takesPart: actor.stage !== 'FORMER',
    now,
    language,
  })
})
