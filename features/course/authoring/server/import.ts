import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { languages } from '#platform/contract/parts.ts'
import type { Tx } from '#platform/server/database.ts'
import { type Files, newFileKey } from '#platform/server/files.ts'
import { jsonOf } from '#platform/server/json.ts'
import { renderMarkdown } from '#platform/server/markdown.ts'
import {
  type LessonContent,
  type MediaIndex,
  type ModuleContent,
  readCourse,
  readMediaIndex,
} from './content.ts'
import { contentOfLesson, contentOfModule, contentOfQuestion } from './from-files.ts'
import { firstVersion, putLesson, putModule, putQuestion } from './versions.ts'

interface MediaFolder {
  folder: string
  index: MediaIndex
}

interface Import {
  tx: Tx
  files: Files
  now: Date
}

const mediaTypes: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
}
const extensions = { video: 'mp4', podcast: 'mp3', worksheet: 'pdf' } as const

/** Loads a semester's course from its plain files and their media (decision C1). */
export async function importCourse(into: Import, semesterId: string, folder: string, mediaFolder: string) {
  const media = { folder: mediaFolder, index: readMediaIndex(mediaFolder) }
  for (const content of readCourse(folder)) await importModule(into, semesterId, content, media)
}

async function importModule(into: Import, semester: string, of: ModuleContent, folder: MediaFolder) {
  const { tx, now } = into
  const id = randomUUID()
  await putModule(
    tx,
    { id, key: of.key, semester, position: of.position },
    contentOfModule(of.module),
    firstVersion(now),
  )
  const lessons = new Map<string, string>()
  for (const lesson of of.lessons) lessons.set(lesson.key, await importLesson(into, id, lesson, of, folder))
  for (const question of of.questions) {
    const place = { id: randomUUID(), key: question.key, module: id }
    const taught = lessons.get(question.lesson) ?? null
    await putQuestion(tx, place, contentOfQuestion(question, taught), firstVersion(now))
  }
}

async function importLesson(
  into: Import,
  module: string,
  lesson: LessonContent,
  of: ModuleContent,
  folder: MediaFolder,
): Promise<string> {
  const { tx, now } = into
  const id = randomUUID()
  const media = { hu: [] as string[], en: [] as string[] }
  if (lesson.media)
    for (const language of languages)
      media[language] = await importMedia(into, language, lesson.media, of, folder)
  const html = {
    hu: renderMarkdown(lesson.texts.hu.body, 'hu'),
    en: renderMarkdown(lesson.texts.en.body, 'en'),
  }
  const place = { id, key: lesson.key, module, position: lesson.position, html }
  await putLesson(tx, place, contentOfLesson(lesson, media), firstVersion(now))
  return id
}

type Language = (typeof languages)[number]
type Kind = keyof typeof extensions

async function importMedia(
  into: Import,
  language: Language,
  kind: Kind,
  of: ModuleContent,
  { folder, index }: MediaFolder,
): Promise<string[]> {
  const made = index[of.key]?.[language][kind]
  if (!made) return []
  const path = (extension: string) => join(folder, `${of.key}.${kind}.${language}.${extension}`)
  const isVideo = kind === 'video'
  const { id } = await into.tx
    .insertInto('medium')
    .values({
      kind,
      title: made.title,
      seconds: made.seconds ?? null,
      file_id: await importFile(into, path(extensions[kind]), made.title),
      captions_id: isVideo ? await importFile(into, path('vtt'), made.title) : null,
      poster_id: isVideo ? await importFile(into, path('jpg'), made.title) : null,
      transcript: jsonOf(transcriptOf(of, kind, language)),
      invented: kind === 'worksheet' ? [] : (of[kind]?.invented ?? []),
      created_at: into.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [id]
}

function transcriptOf(of: ModuleContent, kind: Kind, language: Language) {
  if (kind === 'video')
    return of.video?.slides.map((slide) => ({ who: null, says: slide[language].say })) ?? []
  if (kind === 'podcast')
    return of.podcast?.lines.map((line) => ({ who: line.who, says: line[language] })) ?? []
  return []
}

/** A file, called by its title when it is downloaded. */
async function importFile({ tx, files, now }: Import, path: string, title: string): Promise<string> {
  const bytes = readFileSync(path)
  const extension = extname(path)
  const key = newFileKey('course', extension.slice(1))
  await files.put(key, bytes)
  const { id } = await tx
    .insertInto('file')
    .values({
      key,
      media_type: mediaTypes[extension] ?? 'application/octet-stream',
      bytes: bytes.length,
      name: `${title}${extension}`,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
