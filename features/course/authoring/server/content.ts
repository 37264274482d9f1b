import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { checkKinds } from '#course/course/lesson-parts.ts'
import { MAX_OPTIONS, questionLevels } from '#course/exam/question-content.ts'
import { languages, questionKinds } from '#platform/contract/parts.ts'
import { namesAPosition } from './positions.ts'

/** The plain files of content/README.md, read and checked. */
const both = <S extends z.ZodMiniType>(schema: S) => z.strictObject({ hu: schema, en: schema })
const words = z.string().check(z.minLength(1))
const options = z.array(words).check(z.minLength(2), z.maxLength(MAX_OPTIONS))
const positions = z.array(z.int().check(z.minimum(0), z.maximum(MAX_OPTIONS - 1)))
/** Shown beside options in an order of their own in each attempt. */
const besideOptions = words.check(
  z.refine((text) => !namesAPosition(text), 'names an option by its place; name its content'),
)
const invented = z._default(z.array(words), [])
const kinds = ['video', 'podcast', 'worksheet'] as const

const ModuleFile = z.strictObject({
  extra: z.boolean(),
  title: both(words),
  summary: both(words),
  outcomes: both(z.array(words)),
})
const LessonHead = z.strictObject({
  title: words,
  summary: words,
  /** Companies made up for it, and its guests. */
  invented,
  media: z.enum([...kinds, 'none']),
  checks: z.array(
    z.strictObject({
      kind: z.enum(checkKinds),
      prompt: besideOptions,
      options,
      correct: positions,
      why: besideOptions,
    }),
  ),
})
const ExamFile = z.strictObject({
  questions: z.array(
    z.strictObject({
      key: words,
      kind: z.enum(questionKinds),
      points: z.int(),
      /** What answering takes; to recall, where it is left out. */
      level: z.optional(z.enum(questionLevels)),
      /** The lesson of the module that teaches it: its key, without the number. */
      lesson: words,
      correct: z.optional(positions),
      /** Of a numeric question: right is what differs from the value by the tolerance at most. */
      number: z.optional(z.strictObject({ value: z.number(), tolerance: z.number() })),
      /** Of a question of law: the last day on which its answer is right as it stands. */
      validUntil: z.optional(z.iso.date()),
      ...both(
        z.strictObject({
          prompt: besideOptions,
          /** None of a numeric question. */
          options: z._default(options, []),
          /** Of one to match, what belongs to each option. */
          matches: z.optional(options),
          /** Of a numeric question. */
          unit: z.optional(words),
          why: besideOptions,
        }),
      ).shape,
    }),
  ),
})
const Spoken = z.object({ say: words })
const VideoFile = z.object({ title: both(words), invented, slides: z.array(z.object(both(Spoken).shape)) })
const PodcastFile = z.object({
  title: both(words),
  invented,
  lines: z.array(z.object({ who: z.enum(['host', 'guest']), hu: words, en: words })),
})

const MediaFile = z.object({ title: words, seconds: z.optional(z.int()) })
const MediaIndex = z.record(words, both(z.partialRecord(z.enum(kinds), MediaFile)))
export type MediaIndex = z.infer<typeof MediaIndex>

/** What the media folder holds, by module, language and kind. */
export const readMediaIndex = (folder: string): MediaIndex =>
  check(folder, JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')), MediaIndex)

export interface ModuleContent {
  key: string
  position: number
  module: z.infer<typeof ModuleFile>
  lessons: LessonContent[]
  questions: z.infer<typeof ExamFile>['questions']
  video: z.infer<typeof VideoFile> | null
  podcast: z.infer<typeof PodcastFile> | null
}

export interface LessonContent {
  key: string
  position: number
  media: (typeof kinds)[number] | null
  invented: string[]
  texts: Record<'hu' | 'en', z.infer<typeof LessonHead> & { body: string }>
}

/** Every module folder of a semester, in order. Throws with the file's name where a file breaks its format. */
export function readCourse(folder: string): ModuleContent[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => readModule(join(folder, name), name))
}

function readModule(folder: string, name: string): ModuleContent {
  const { position, key } = ordered(name)
  const optional = <S extends z.ZodMiniType>(file: string, schema: S) =>
    existsSync(join(folder, file)) ? read(join(folder, file), schema) : null
  const lessons = readLessons(folder)
  const questions = optional('exam.yml', ExamFile)?.questions ?? []
  checkLessonsExist(join(folder, 'exam.yml'), questions, lessons)
  return {
    key,
    position,
    module: read(join(folder, 'module.yml'), ModuleFile),
    lessons,
    questions,
    video: optional('video.yml', VideoFile),
    podcast: optional('podcast.yml', PodcastFile),
  }
}

function checkLessonsExist(
  path: string,
  questions: ModuleContent['questions'],
  lessons: readonly LessonContent[],
): void {
  const keys = lessons.map(({ key }) => key)
  const lost = questions.find(({ lesson }) => !keys.includes(lesson))
  if (lost) throw new Error(`${path}: ${lost.key} names the lesson ${lost.lesson}, which the module has not`)
}

function readLessons(folder: string): LessonContent[] {
  const names = readdirSync(folder).flatMap((file) => file.match(/^(\d+-.+)\.hu\.md$/)?.[1] ?? [])
  return names.sort().map((name) => {
    const [hu, en] = languages.map((language) => readLesson(join(folder, `${name}.${language}.md`)))
    if (!hu || !en || hu.checks.length !== en.checks.length || `${hu.invented}` !== `${en.invented}`)
      throw new Error(`${folder}/${name}: the languages differ`)
    const media = hu.media === 'none' ? null : hu.media
    return { ...ordered(name), media, invented: hu.invented, texts: { hu, en } }
  })
}

function readLesson(path: string) {
  const [, head = '', body = ''] = readFileSync(path, 'utf8').match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
  return { ...check(path, parse(head), LessonHead), body: body.trim() }
}

function ordered(name: string): { position: number; key: string } {
  const [, number = '', key = ''] = name.match(/^(\d+)-(.+)$/) ?? []
  return { position: Number(number), key }
}

/** Reads one YAML file of the content. */
export function read<S extends z.ZodMiniType>(path: string, schema: S): z.output<S> {
  return check(path, parse(readFileSync(path, 'utf8')), schema)
}

function check<S extends z.ZodMiniType>(path: string, value: unknown, schema: S): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`${path} breaks its format (content/README.md):\n${wrong.join('\n')}`)
}
