import * as z from 'zod/mini'
import { checkKinds } from '#course/course/lesson-parts.ts'
import { MAX_OPTIONS, questionLevels } from '#course/exam/question-content.ts'
import { mediaLimits } from '#course/media/parts.ts'
import { questionKinds } from '#platform/contract/parts.ts'
import { namesAPosition } from './positions.ts'

/** The plain files of content/README.md. */
const both = <S extends z.ZodMiniType>(schema: S) => z.strictObject({ hu: schema, en: schema })
const words = z.string().check(z.minLength(1))
const options = z.array(words).check(z.minLength(2), z.maxLength(MAX_OPTIONS))
const positions = z.array(z.int().check(z.minimum(0), z.maximum(MAX_OPTIONS - 1)))
/** Shown beside options in an order of their own in each attempt. */
const besideOptions = words.check(
  z.refine((text) => !namesAPosition(text), 'names an option by its place; name its content'),
)
const invented = z._default(z.array(words), [])
export const mediumKinds = ['video', 'podcast', 'worksheet'] as const
export type MediumKind = (typeof mediumKinds)[number]

export const ModuleFile = z.strictObject({
  extra: z.boolean(),
  title: both(words),
  summary: both(words),
  outcomes: both(z.array(words)),
})

export const LessonHead = z.strictObject({
  title: words,
  summary: words,
  /** Companies made up for it, and its guests. */
  invented,
  /** Of the module's own, or names of media.yml. */
  media: z.union([z.enum([...mediumKinds, 'none']), z.array(words)]),
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

export const ExamFile = z.strictObject({ questions: z.array(z.unknown()) })

export const QuestionFile = z.strictObject({
  key: words,
  kind: z.enum(questionKinds),
  points: z.int(),
  /** What answering takes; to recall, where it is left out. */
  level: z.optional(z.enum(questionLevels)),
  /** The lesson of the module that teaches it: its key, without the number; null where none does. */
  lesson: z.nullable(words),
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
})
export type QuestionFile = z.infer<typeof QuestionFile>

const Spoken = z.object({ say: words })
export const VideoFile = z.object({
  title: both(words),
  invented,
  slides: z.array(z.object(both(Spoken).shape)),
})
export const PodcastFile = z.object({
  title: both(words),
  invented,
  lines: z.array(z.object({ who: z.enum(['host', 'guest']), hu: words, en: words })),
})

const MadeFile = z.object({ title: words, seconds: z.optional(z.int()) })
/** What `npm run media` has made, by module, language and kind. */
export const MediaIndex = z.record(words, both(z.partialRecord(z.enum(mediumKinds), MadeFile)))

/** Of a file in the media folder. */
const fileName = words.check(z.maxLength(200), z.regex(/^[^/\\]+$/))
/** What media.yml lists: what a lesson names among its media, and the pictures of its text. */
const listedKinds = [...mediumKinds, 'picture', 'interactive'] as const
export type ListedKind = (typeof listedKinds)[number]

/** A medium of media.yml, which stands there under its name. */
export const MediumFile = z.strictObject({
  kind: z.enum(listedKinds),
  title: words.check(z.maxLength(300)),
  file: z.optional(fileName),
  /** Of interactive content, instead of a file. */
  address: z.optional(words),
  captions: z.optional(fileName),
  poster: z.optional(fileName),
  seconds: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
  workMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(mediaLimits.workMinutes))),
  invented,
  transcript: z._default(
    z.array(z.strictObject({ who: z.nullable(words.check(z.maxLength(100))), says: words })),
    [],
  ),
})
export const MediaFile = z.strictObject({ media: z.record(words, z.unknown()) })
