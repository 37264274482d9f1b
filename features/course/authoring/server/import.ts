import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderOwnLesson } from '#course/course/server/lesson-text.ts'
import { PICTURE_SIDE } from '#course/media/parts.ts'
import { languages } from '#platform/contract/parts.ts'
import type { Tx } from '#platform/server/database.ts'
import { type Files, newFileKey } from '#platform/server/files.ts'
import { measuredPicture } from '#platform/server/pictures.ts'
import { readCourseWithMedia, whole } from './content.ts'
import { contentOfLesson, contentOfModule, contentOfQuestion } from './from-files.ts'
import { importGlossary, renamed } from './import-glossary.ts'
import { insertMedium, type Size, typeOfMedium } from './media.ts'
import type { Medium, ReadCourse, ReadModule } from './read-course-parts.ts'
import { firstVersion, putLesson, putModule, putQuestion } from './versions.ts'

interface Import {
  tx: Tx
  files: Files
  now: Date
}

/** Loads a semester's course from its plain files and their media (decision C1). */
export async function importCourse(into: Import, semesterId: string, folder: string, mediaFolder: string) {
  const course = readCourseWithMedia(folder, mediaFolder)
  const media = await importMedia(into, course, mediaFolder)
  const terms = await importGlossary(into.tx, join(dirname(folder), 'glossary.yml'), into.now)
  for (const module of course.modules) await importModule(into, semesterId, module, { folder, media, terms })
}

interface Beside {
  folder: string
  /** Ids by names. */
  media: ReadonlyMap<string, string>
  /** Keys of terms that are there under other ones. */
  terms: ReadonlyMap<string, string>
}

async function importModule(
  into: Import,
  semester: string,
  of: ReadModule,
  { folder, media, terms }: Beside,
) {
  const { tx, now } = into
  const id = randomUUID()
  const place = { id, key: of.key, semester, position: of.position }
  await putModule(tx, place, contentOfModule(whole(of, folder)), firstVersion(now))
  const lessons = new Map<string, string>()
  for (const lesson of of.lessons) {
    const { key, position } = lesson
    const read = whole(lesson, folder)
    const texts = {
      hu: { ...read.hu, body: renamed(read.hu.body, terms) },
      en: { ...read.en, body: renamed(read.en.body, terms) },
    }
    const [hu, en] = languages.map((language) => lesson.media[language].map((name) => media.get(name) ?? ''))
    const content = contentOfLesson(texts, { hu: hu ?? [], en: en ?? [] }, (name) => media.get(name) ?? '')
    const html = {
      hu: renderOwnLesson({ text: content.hu.body, language: 'hu' }),
      en: renderOwnLesson({ text: content.en.body, language: 'en' }),
    }
    const own = { id: randomUUID(), key, module: id, position, html }
    await putLesson(tx, own, content, firstVersion(now))
    lessons.set(key, own.id)
  }
  for (const question of of.questions) {
    const file = whole(question, folder)
    const taught = lessons.get(file.lesson ?? '') ?? null
    const own = { id: randomUUID(), key: file.key, module: id }
    await putQuestion(tx, own, contentOfQuestion(file, taught), firstVersion(now))
  }
}

async function importMedia(
  into: Import,
  { media }: ReadCourse,
  folder: string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { name, value } of media) {
    if (!value) throw new Error(`${name} holds nothing`)
    const fileOf = (path: string | null) => (path ? importFile(into, join(folder, path), value) : null)
    const files = {
      file: await fileOf(value.files.file),
      captions: await fileOf(value.files.captions),
      poster: await fileOf(value.files.poster),
    }
    const picture = value.kind === 'picture' ? value.files.file : null
    const size = picture ? await sizeOf(join(folder, picture)) : null
    ids.set(name, await insertMedium(into.tx, value, files, { at: into.now, by: null, size }))
  }
  return ids
}

async function sizeOf(path: string): Promise<Size> {
  const { width, height } = await measuredPicture(readFileSync(path), PICTURE_SIDE, 'file')
  return { width, height }
}

/** A file, called by its title when it is downloaded. */
async function importFile({ tx, files, now }: Import, path: string, { title }: Medium): Promise<string> {
  const bytes = readFileSync(path)
  const { extension, mediaType } = typeOfMedium(path)
  const key = newFileKey('course', extension)
  await files.put(key, bytes)
  const name = `${title}.${extension}`
  const row = { key, media_type: mediaType, bytes: bytes.length, name, created_at: now }
  return (await tx.insertInto('file').values(row).returning('id').executeTakeFirstOrThrow()).id
}
