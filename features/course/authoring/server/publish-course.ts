import { randomUUID } from 'node:crypto'
import type { CommandScope } from '#platform/server/request.ts'
import type { Added, Html } from './coming.ts'
import type { JudgedModule } from './compare-course.ts'
import { withMedia } from './draft-course.ts'
import { standInFor } from './file-pictures.ts'
import { firstVersion, putLesson, putModule, putQuestion } from './versions.ts'

interface Into {
  semester: string
  position: number
  media: ReadonlyMap<string, readonly string[]>
  /** Of lessons, by module and key. */
  htmls: ReadonlyMap<string, Html>
  added: Added
}

/** A module of a course that is empty: students get it at once, as its first version. */
export async function publishModule(
  { tx, actor, now }: CommandScope,
  module: JudgedModule,
  { semester, position, media, htmls, added }: Into,
): Promise<void> {
  const of = { ...firstVersion(now), by: actor?.id ?? null }
  const { key } = module.item
  const id = randomUUID()
  if (!module.content) throw new Error(`the module ${key} is wrong`)
  await putModule(tx, { id, key, semester, position }, module.content, of)
  added.module++
  const lessons = new Map<string, string>()
  for (const [i, lesson] of module.lessons.entries()) {
    const html = htmls.get(`${key}/${lesson.item.key}`)
    if (!lesson.content || !html) throw new Error(`the lesson ${lesson.item.key} is wrong`)
    const place = { id: randomUUID(), key: lesson.item.key, module: id, position: i + 1 }
    const shown = htmlWithPictures(html, lesson.pictures, media)
    await putLesson(tx, { ...place, html: shown }, withMedia(lesson.content, lesson, media), of)
    lessons.set(lesson.item.key, place.id)
    added.lesson++
  }
  for (const { item, content, lesson } of module.questions) {
    if (!content) throw new Error(`the question ${item.key} is wrong`)
    const place = { id: randomUUID(), key: item.key, module: id }
    await putQuestion(tx, place, { ...content, lesson: lessons.get(lesson ?? '') ?? null }, of)
    added.question++
  }
}

/** It was made before its pictures had ids. */
function htmlWithPictures(
  html: Html,
  pictures: Record<'hu' | 'en', readonly string[]>,
  media: Into['media'],
): Html {
  const of = (language: 'hu' | 'en') =>
    pictures[language].reduce(
      (text, name) =>
        text.replaceAll(`src="/pictures/${standInFor(name)}"`, `src="/pictures/${media.get(name)?.[0]}"`),
      html[language],
    )
  return { hu: of('hu'), en: of('en') }
}
