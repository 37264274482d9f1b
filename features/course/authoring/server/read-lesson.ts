import type { LessonContent } from '#course/course/content.ts'
import { picturesIn, withFigures } from '#course/course/server/figures.ts'
import { glossaryIn } from '#course/course/server/glossary.ts'
import { renderLesson } from '#course/course/server/lesson-text.ts'
import { linkLessons, namedLessons } from '#course/course/server/link-lessons.ts'
import { markTerms } from '#course/course/server/mark-terms.ts'
import { presentMedia } from '#course/course/server/present.ts'
import { interactiveByKey, mediaByKey } from '#course/course/server/queries.ts'
import { readingOf } from '#course/course/server/reading.ts'
import { minutesOf } from '#course/course/server/time.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import { currentSemester } from '#programme/programme/server/current.ts'

interface Written {
  /** Of the lesson. */
  id: string
  language: Language
  content: LessonContent
}

/** What is being written as a student would get it: its text, its media, and what both take. */
export async function readLesson(db: Queryable, { id, language, content }: Written) {
  const { body: text, checks, media } = content[language]
  const rendered = await renderLesson({ text, language }, 'content')
  const semester = await currentSemester(db)
  const linked = linkLessons(rendered, await namedLessons(db, semester.id))
  const { html, terms } = markTerms(linked, await glossaryIn(db, language))
  const reading = readingOf(withFigures(html, await picturesIn(db, [html])))
  const mediaFiles = (await mediaByKey(db, media)).map((one) => ({
    ...presentMedia({ ...one, lesson_id: id }, language),
    // No lesson has it yet: it is the library's.
    ...(one.kind === 'worksheet' ? { url: `/api/media/${one.id}/file` } : {}),
  }))
  const interactive = await interactiveByKey(db, media)
  const minutes = minutesOf({ reading, checks, media: mediaFiles, interactive })
  return { reading, terms, mediaFiles, interactive, minutes }
}
