import { query } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import { findThing } from './queries.ts'
import { readLesson } from './read-lesson.ts'

/** What a lesson would take, by the rule that holds when it is published (decision Y13). */
export const minutes = query(authoring.minutes, async function minutes({ db, body: { id, content } }) {
  await findThing(db, id)
  const [hu, en] = await Promise.all([
    readLesson(db, { id, content, language: 'hu' }),
    readLesson(db, { id, content, language: 'en' }),
  ])
  return { hu: hu.minutes, en: en.minutes }
})
