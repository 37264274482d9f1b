import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type * as z from 'zod/mini'
import type { MediumKind, ModuleFile, QuestionFile } from './course-format.ts'
import { readCourseTexts } from './read-course.ts'
import type { LessonTexts, Read, ReadCourse, ReadModule } from './read-course-parts.ts'
import type { MediaFolder } from './read-media.ts'
import { type Problem, ProblemFound } from './read-yaml.ts'

export interface ModuleContent {
  key: string
  position: number
  module: z.infer<typeof ModuleFile>
  lessons: LessonContent[]
  questions: QuestionFile[]
  video: ReadModule['video']
  podcast: ReadModule['podcast']
}

export interface LessonContent {
  key: string
  position: number
  /** What of the module's own it shows. */
  media: MediumKind | null
  invented: string[]
  texts: Record<'hu' | 'en', LessonTexts>
}

/** Every module folder of a semester, in order. Throws with the file's name where a file breaks its format. */
export const readCourse = (folder: string): ModuleContent[] => {
  const { modules } = readCourseTexts(textsIn(folder), null)
  return modules.map((module) => wholeModule(module, folder))
}

/** The same with its media. */
export function readCourseWithMedia(folder: string, mediaFolder: string): ReadCourse {
  const course = readCourseTexts(textsIn(folder), mediaIn(mediaFolder))
  for (const module of course.modules) wholeModule(module, folder)
  const wrong = [...course.problems, ...course.media.flatMap(({ problems }) => problems)]
  for (const problem of wrong) refuseProblem(problem, mediaFolder)
  return course
}

function wholeModule(module: ReadModule, folder: string): ModuleContent {
  for (const problem of module.others) refuseProblem(problem, folder)
  const { key, position, lessons, questions, video, podcast } = module
  return {
    key,
    position,
    module: whole(module, folder),
    lessons: lessons.map((lesson) => {
      const texts = whole(lesson, folder)
      const { media, invented } = texts.hu
      const own = typeof media === 'string' && media !== 'none' ? media : null
      return { key: lesson.key, position: lesson.position, media: own, invented, texts }
    }),
    questions: questions.map((question) => whole(question, folder)),
    video,
    podcast,
  }
}

/** A thing of the product's own files, which hold none that is wrong. */
export function whole<T>({ value, problems, file }: Read<T>, folder: string): T {
  for (const problem of problems) refuseProblem(problem, folder)
  if (value === null) throw new Error(`${join(folder, file)} holds nothing`)
  return value
}

function refuseProblem({ file, ...problem }: Problem, folder: string): never {
  throw new ProblemFound({ ...problem, file: join(folder, file) })
}

const isText = (name: string) => /\.(?:yml|md)$/.test(name)

function textsIn(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
  return new Map(paths.filter(isText).map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

function mediaIn(folder: string): MediaFolder {
  const of = (file: string) =>
    existsSync(join(folder, file)) ? { file, text: readFileSync(join(folder, file), 'utf8') } : null
  return { library: of('media.yml'), index: of('index.json'), names: new Set(readdirSync(folder)) }
}

/** Reads one YAML file of the content. */
export function read<S extends z.ZodMiniType>(path: string, schema: S): z.output<S> {
  const parsed = schema.safeParse(parse(readFileSync(path, 'utf8')))
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`${path} breaks its format (content/README.md):\n${wrong.join('\n')}`)
}
