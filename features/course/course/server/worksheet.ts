import { extname } from 'node:path'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { course } from '../calls.ts'
import { readableLesson } from './lesson.ts'
import { worksheetOf } from './queries.ts'

/** To whoever may read its lesson. */
export const worksheet = query(course.worksheet, async function worksheet(request) {
  const { db, params, query: asked } = request
  await readableLesson(request)
  const { id: lesson, language } = params
  const found = await worksheetOf(db, { lesson, language, medium: asked.medium })
  if (!found) return refuse('not-found')
  return {
    content: { key: found.key },
    mediaType: found.media_type,
    name: `${found.title}${extname(found.key)}`,
  }
})
