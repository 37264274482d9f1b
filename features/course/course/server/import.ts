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

async function importModule(into: Import, semesterId: string, content: ModuleContent, media: MediaFolder) {
  const { tx } = into
  const { key, position, module } = content
  const { id } = await tx
    .insertInto('module')
    .values({ semester_id: semesterId, key, position, extra: module.extra })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('module_text')
    .values(
      languages.map((language) => ({
        module_id: id,
        language,
        title: module.title[language],
        summary: module.summary[language],
        outcomes: module.outcomes[language],
      })),
    )
    .execute()
  const lessons = new Map<string, string>()
  for (const lesson of content.lessons)
    lessons.set(lesson.key, await importLesson(into, id, lesson, content, media))
  await importQuestions(tx, id, content, lessons)
}

async function importLesson(
  into: Import,
  moduleId: string,
  lesson: LessonContent,
  of: ModuleContent,
  folder: MediaFolder,
): Promise<string> {
  const { key, position, texts, media, invented } = lesson
  const { id } = await into.tx
    .insertInto('lesson')
    .values({ module_id: moduleId, key, position, media, invented })
    .returning('id')
    .executeTakeFirstOrThrow()
  await into.tx
    .insertInto('lesson_text')
    .values(
      languages.map((language) => {
        const { title, summary, body, checks } = texts[language]
        const html = renderMarkdown(body, language)
        return { lesson_id: id, language, title, summary, body, html, checks: jsonOf(checks) }
      }),
    )
    .execute()
  if (media) for (const language of languages) await importMedia(into, id, language, media, of, folder)
  return id
}

type Language = (typeof languages)[number]
type Kind = keyof typeof extensions

async function importMedia(
  into: Import,
  lessonId: string,
  language: Language,
  kind: Kind,
  of: ModuleContent,
  { folder, index }: MediaFolder,
) {
  const made = index[of.key]?.[language][kind]
  if (!made) return
  const path = (extension: string) => join(folder, `${of.key}.${kind}.${language}.${extension}`)
  const isVideo = kind === 'video'
  await into.tx
    .insertInto('lesson_media')
    .values({
      lesson_id: lessonId,
      language,
      kind,
      title: made.title,
      seconds: made.seconds ?? null,
      file_id: await importFile(into, path(extensions[kind]), made.title),
      captions_id: isVideo ? await importFile(into, path('vtt'), made.title) : null,
      poster_id: isVideo ? await importFile(into, path('jpg'), made.title) : null,
      transcript: jsonOf(transcriptOf(of, kind, language)),
      invented: kind === 'worksheet' ? [] : (of[kind]?.invented ?? []),
    })
    .execute()
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

async function importQuestions(
  tx: Tx,
  moduleId: string,
  { questions }: ModuleContent,
  lessons: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { key, kind, points, lesson, correct, validUntil, ...texts } of questions) {
    const { id } = await tx
      .insertInto('question')
      .values({
        module_id: moduleId,
        lesson_id: lessons.get(lesson) ?? null,
        key,
        kind,
        points,
        correct: correct ?? texts.hu.options.map((_, i) => i),
        valid_until: validUntil ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('question_text')
      .values(languages.map((language) => ({ question_id: id, language, ...texts[language] })))
      .execute()
  }
}
