import type { LessonContent } from '#course/course/content.ts'
import { presentMedia } from '#course/course/server/present.ts'
import { mediaByKey } from '#course/course/server/queries.ts'
import { readingOf } from '#course/course/server/reading.ts'
import { minutesOf } from '#course/course/server/time.ts'
import { query } from '#platform/server/request.ts'
import { renderSent } from '#platform/server/sent-markdown.ts'
import { authoring } from '../calls.ts'
import { findThing } from './queries.ts'

/** A lesson as a student would see it: by the same renderer, counts and parts; nothing is written. */
export const preview = query(authoring.preview, async function preview({ db, body }) {
  const { id, language, content } = body
  const thing = await findThing(db, id)
  const { title, summary, body: text, checks, media }: LessonContent['hu'] = content[language]
  const html = await renderSent({ text, language }, 'content')
  const reading = readingOf(html)
  const files = await mediaByKey(db, media)
  const mediaFiles = files.map((one) => presentMedia({ ...one, lesson_id: id }, language))
  return {
    lesson: {
      id,
      module: thing.module_id,
      position: 1,
      title,
      summary,
      ...minutesOf({ reading, checks, media: mediaFiles }),
      media: mediaFiles[0]?.kind ?? null,
      done: false,
      html: reading.html,
      headings: reading.headings,
      readingSeconds: reading.seconds,
      invented: content.invented,
      changed: null,
      checks,
      mediaFiles,
    },
  }
})
