import { serve } from '#platform/server/sandbox-process.ts'
import { courseFileLimits } from '../course-file-calls.ts'
import { readCourseTexts } from './read-course.ts'
import type { CourseAnswer, CourseOrder } from './read-course-zip.ts'
import { readGlossary } from './read-glossary.ts'

/** Reads courses that people send, for read-course-zip.ts. */
serve(async ({ texts, media, glossary }: CourseOrder): Promise<CourseAnswer> => {
  const course = readCourseTexts(texts, media)
  const read = readGlossary(glossary)
  const things = course.modules.reduce(
    (sum, { lessons, questions }) => sum + 1 + lessons.length + questions.length,
    course.media.length + read.terms.length,
  )
  const isTooLarge = things > courseFileLimits.things || course.modules.length > courseFileLimits.modules
  return isTooLarge ? { refused: 'course-file-too-large' } : { course, glossary: read }
})
