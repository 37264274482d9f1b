import * as z from 'zod/mini'
import { type languages, line, optionalLine, optionalText, text } from '#platform/contract/parts.ts'
import { checkKinds } from './lesson-parts.ts'

/** Characters, of each language. */
export const contentLimits = {
  title: 150,
  summary: 400,
  outcome: 300,
  body: 60_000,
  option: 1_000,
  why: 2_000,
}
/** How many one may have. */
export const contentMost = { outcomes: 8, checks: 12, options: 8, invented: 40, media: 30 } as const

const MediumId = z.uuid()

/** Of something that students get, nothing is missing; of a draft anything may be. */
const strictly = { line, text, least: 1 } as const
const loosely = { line: optionalLine, text: optionalText, least: 0 } as const
type Strictness = typeof strictly | typeof loosely

const both = <S extends z.ZodMiniType>(schema: S) =>
  ({ hu: schema, en: schema }) satisfies Record<(typeof languages)[number], S>

const moduleShape = ({ line, least }: Strictness) =>
  z.strictObject({
    /** A bonus module: never blocks, never counts in the grade (decision C2). */
    extra: z.boolean(),
    ...both(
      z.strictObject({
        title: line(contentLimits.title),
        summary: line(contentLimits.summary),
        /** What a student can do afterwards. */
        outcomes: z
          .array(line(contentLimits.outcome))
          .check(z.minLength(least), z.maxLength(contentMost.outcomes)),
      }),
    ),
  })

const checkShape = ({ line, text, least }: Strictness) =>
  z.strictObject({
    kind: z.enum(checkKinds),
    prompt: text(contentLimits.option),
    options: z
      .array(line(contentLimits.option))
      .check(z.minLength(least * 2), z.maxLength(contentMost.options)),
    /** Places of the right options, from 0. */
    correct: z
      .array(z.int().check(z.minimum(0), z.maximum(contentMost.options - 1)))
      .check(z.minLength(least), z.maxLength(contentMost.options)),
    why: text(contentLimits.why),
  })

const lessonShape = (strictness: Strictness) =>
  z.strictObject({
    /** Names of companies and people made up for it. */
    invented: z.array(line(contentLimits.title)).check(z.maxLength(contentMost.invented)),
    ...both(
      z.strictObject({
        title: strictness.line(contentLimits.title),
        summary: strictness.line(contentLimits.summary),
        /** Markdown (decision C9). */
        body: strictness.text(contentLimits.body),
        checks: z.array(checkShape(strictness)).check(z.maxLength(contentMost.checks)),
        /** Of the media library, in their order. */
        media: z.array(MediumId).check(z.maxLength(contentMost.media)),
      }),
    ),
  })

/** What a module is besides its lessons and questions, in both languages. */
export const ModuleContent = moduleShape(strictly)
export type ModuleContent = z.infer<typeof ModuleContent>
export const ModuleDraft = moduleShape(loosely)

/** All of a lesson that staff write, in both languages. */
export const LessonContent = lessonShape(strictly)
export type LessonContent = z.infer<typeof LessonContent>
export const LessonDraft = lessonShape(loosely)
