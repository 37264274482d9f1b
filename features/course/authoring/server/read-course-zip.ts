import { join, posix } from 'node:path'
import type { Code } from '#platform/contract/errors.ts'
import { refuse } from '#platform/server/refuse.ts'
import { sandbox } from '#platform/server/sandbox.ts'
import { courseFileLimits as most } from '../course-file-calls.ts'
import { type CourseZip, openCourseZip } from './course-zip.ts'
import { type LookedAt, lookAt } from './look-at-file.ts'
import type { ReadCourse } from './read-course-parts.ts'
import { GLOSSARY, type ReadGlossary } from './read-glossary.ts'
import type { MediaFolder } from './read-media.ts'
import type { Problem } from './read-yaml.ts'

export interface CourseOrder {
  texts: Map<string, string>
  media: MediaFolder
  /** The text of glossary.yml; null without one. */
  glossary: string | null
}
export type CourseAnswer = { course: ReadCourse; glossary: ReadGlossary } | { refused: Code }

/** A course as a zip has it. */
export interface SentCourse {
  course: ReadCourse
  glossary: ReadGlossary
  /** Of the files of its media, by their names in the media folder. */
  looked: ReadonlyMap<string, LookedAt>
  ignored: string[]
  zip: CourseZip
  /** The path of a file of the media folder within the zip. */
  pathOf: (name: string) => string
}

const read = sandbox<CourseOrder, CourseAnswer>({
  program: join(import.meta.dirname, 'course-process.ts'),
  // The product's own courses take 1 s; texts within their limits take ten times as long.
  most: { work: 20_000, memory: 700 * 1024 * 1024, patience: 60_000 },
})

/** The course of a zip; the zip stays open as long as `work` goes on. */
export async function withSentCourse<T>(path: string, work: (sent: SentCourse) => Promise<T>): Promise<T> {
  const zip = await openCourseZip(path)
  try {
    return await work(await sentCourse(zip))
  } finally {
    zip.close()
  }
}

async function sentCourse(zip: CourseZip): Promise<SentCourse> {
  const { course: folder, media } = foldersOf(zip.paths)
  const terms = posix.join(posix.dirname(folder), GLOSSARY)
  const reading = new Reading(zip)
  const texts = new Map<string, string>()
  const ignored: string[] = []
  for (const path of zip.paths) {
    const own = path.startsWith(`${folder}/`) ? posix.relative(folder, path) : null
    if (own && PART.test(own)) texts.set(own, await reading.text(path))
    else if (!path.startsWith(`${media}/`) && path !== terms) ignored.push(path)
  }
  const list = async (file: string) =>
    zip.paths.includes(`${media}/${file}`) ? { file, text: await reading.text(`${media}/${file}`) } : null
  const names = new Set(
    zip.paths.filter((path) => posix.dirname(path) === media).map((path) => posix.basename(path)),
  )
  const given = { library: await list('media.yml'), index: await list('index.json'), names }
  const glossary = zip.paths.includes(terms) ? await reading.text(terms) : null
  const answer = (await read({ texts, media: given, glossary })) ?? {
    refused: 'course-file-unreadable' as const,
  }
  if ('refused' in answer) return refuse(answer.refused)
  answer.course.problems.push(...reading.problems, ...answer.glossary.problems)
  const pathOf = (name: string) => `${media}/${name}`
  return { ...answer, looked: await looksAt(zip, answer.course, pathOf), ignored, zip, pathOf }
}

/** What a module's folder may hold that says something of the course. */
const PART = /^[^/]+\/(?:(?:module|exam|video|podcast)\.yml|\d+-[^/]+\.md)$/

/** The folder of the semester and that of its media, wherever in the zip they stand. Refuses none, and several. */
function foldersOf(paths: readonly string[]) {
  const courses = new Set(
    paths
      .filter((path) => posix.basename(path) === 'module.yml')
      .map((path) => posix.dirname(posix.dirname(path))),
  )
  const [course] = courses
  if (courses.size !== 1 || !course || course === '.') return refuse('course-file-empty')
  return { course, media: posix.join(posix.dirname(course), 'media', posix.basename(course)) }
}

/** Texts in their bounds. What is no text is told of and read as an empty one. */
class Reading {
  readonly problems: Problem[] = []
  readonly #zip: CourseZip
  #left: number = most.texts
  constructor(zip: CourseZip) {
    this.#zip = zip
  }
  async text(path: string): Promise<string> {
    this.#left -= this.#zip.bytesOf(path)
    if (this.#zip.bytesOf(path) > most.text || this.#left < 0)
      return refuse('course-file-too-large', { detail: { name: path } })
    const chunks: Buffer[] = []
    for await (const chunk of this.#zip.read(path)) chunks.push(chunk)
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)).replaceAll('\r\n', '\n')
    } catch {
      this.problems.push({ file: path, line: null, at: null, reason: 'not-text', message: 'is not UTF-8' })
      return ''
    }
  }
}

async function looksAt(zip: CourseZip, { media }: ReadCourse, pathOf: (name: string) => string) {
  const looked = new Map<string, LookedAt>()
  for (const { value } of media)
    for (const name of Object.values(value?.files ?? {}))
      if (name && !looked.has(name)) looked.set(name, await lookAt(zip.read(pathOf(name))))
  return looked
}
