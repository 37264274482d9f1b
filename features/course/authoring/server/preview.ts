import { presentInteractive } from '#course/course/server/present.ts'
import { query } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import { findThing } from './queries.ts'
import { readLesson } from './read-lesson.ts'

/** A lesson as a student would see it: by the same renderer, counts and parts; nothing is written. */
export const preview = query(authoring.preview, async function preview({ db, body, settings }) {
  const { id, language, content } = body
  const thing = await findThing(db, id)
  const { title, summary, checks } = content[language]
  const { reading, terms, mediaFiles, interactive, minutes } = await readLesson(db, body)
  return {
    lesson: {
      id,
      module: thing.module_id,
      position: 1,
      title,
      summary,
      ...minutes,
      media: mediaFiles[0]?.kind ?? null,
      done: false,
      html: reading.html,
      headings: reading.headings,
      terms,
      readingSeconds: reading.seconds,
      invented: content.invented,
      changed: null,
      checks,
      mediaFiles,
      interactive: interactive.map((one) => presentInteractive(one, settings)),
    },
  }
})
