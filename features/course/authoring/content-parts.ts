import * as z from 'zod/mini'
import { LessonContent, LessonDraft, ModuleContent, ModuleDraft } from '#course/course/content.ts'
import { QuestionContent, QuestionDraft, questionLevels } from '#course/exam/question-content.ts'
import { FullName, Id, Instant, questionKinds } from '#platform/contract/parts.ts'
import { planStatuses } from './states.ts'

/** What has drafts and versions: a module's frame, a lesson, a question. */
export const thingKinds = ['module', 'lesson', 'question'] as const
export type ThingKind = (typeof thingKinds)[number]

/** What an editor writes, whole or not. */
export const Draft = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('module'), content: ModuleDraft }),
  z.strictObject({ kind: z.literal('lesson'), content: LessonDraft }),
  z.strictObject({ kind: z.literal('question'), content: QuestionDraft }),
])
export type Draft = z.infer<typeof Draft>

/** What students can get. */
export const Published = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('module'), content: ModuleContent }),
  z.strictObject({ kind: z.literal('lesson'), content: LessonContent }),
  z.strictObject({ kind: z.literal('question'), content: QuestionContent }),
])
export type Published = z.infer<typeof Published>

/** Why something cannot be published yet; `at` is the place in its content, as `en.title`. */
export const flaws = [
  'missing',
  'too-long',
  'too-many',
  'languages-differ',
  'needs-options',
  'needs-right-answer',
  'names-a-position',
  'other-module',
  'same-option-twice',
  'same-medium-twice',
  'figure-without-words',
  'needs-lesson',
  'needs-questions',
  'module-new',
  'unknown-term',
] as const
export const Flaw = z.object({ at: z.string(), flaw: z.enum(flaws) })
export type Flaw = z.infer<typeof Flaw>

/**
 * `draft`: written and not published. `changed`: published, with a draft that is newer. `retired-changed`: retired, with
 * such a draft: publishing it brings it to nobody before it is taken back.
 */
export const thingStates = ['published', 'draft', 'changed', 'retired', 'retired-changed'] as const
export type ThingState = (typeof thingStates)[number]

/** One of the versions that were published, the newest first. */
export const Version = z.object({
  number: z.int(),
  publishedAt: Instant,
  /** Null of what came with the product. */
  publishedBy: z.nullable(FullName),
  why: z.nullable(z.string()),
  asksAgain: z.boolean(),
})
export type Version = z.infer<typeof Version>

/** What another editor has published since somebody began to write, as a refusal carries it. */
export type PublishedMeanwhile = Pick<Version, 'number' | 'publishedAt' | 'publishedBy'> & {
  written: Published
}

/** Drafts that are published together at a time. */
export const Plan = z.object({
  _id: Id,
  status: z.enum(planStatuses),
  at: Instant,
  why: z.string(),
  asksAgain: z.boolean(),
  plannedAt: Instant,
  plannedBy: FullName,
  things: z.array(z.object({ _id: Id, kind: z.enum(thingKinds), title: z.string() })),
  /** Why it could not be published, in the reader's language; null of a plan that waits. */
  problem: z.nullable(z.string()),
})
export type Plan = z.infer<typeof Plan>

/** As its editor has it. */
export const Thing = z.object({
  _id: Id,
  kind: z.enum(thingKinds),
  state: z.enum(thingStates),
  /** Of a module, itself. */
  module: Id,
  /** What students get now, and the number of that version; null of what was never published. */
  published: z.nullable(z.object({ number: z.int(), written: Published })),
  draft: z.nullable(
    z.object({
      written: Draft,
      /** Rises with each change. */
      revision: z.int(),
      /** The version it was made from; 0 of something new. */
      basedOn: z.int(),
      changedAt: Instant,
      changedBy: z.nullable(FullName),
    }),
  ),
  /** Of the draft, which stays as it is until then; null where nothing is planned (decision 26). */
  plan: z.nullable(Plan),
  /** Of the draft. */
  flaws: z.array(Flaw),
  versions: z.array(Version),
  can: z.object({ publish: z.boolean(), retire: z.boolean(), restore: z.boolean() }),
})
export type Thing = z.infer<typeof Thing>

const ofThing = {
  _id: Id,
  state: z.enum(thingStates),
  /** In the reader's language; as the draft says it, where it says something. */
  title: z.string(),
  /** What keeps its draft from being published; 0 where there is none. */
  flaws: z.int(),
  /** When its draft will be published by itself; null where that is not planned. */
  plannedFor: z.nullable(Instant),
  /** Of its draft; null where there is none. */
  revision: z.nullable(z.int()),
}

/** A question in the list of its module. */
export const BankQuestion = z.object({
  ...ofThing,
  kind: z.enum(questionKinds),
  points: z.int(),
  level: z.enum(questionLevels),
  /** The title of the lesson that teaches it. */
  lesson: z.nullable(z.string()),
  /** Attempts that have drawn it, whatever its version. */
  met: z.int(),
})
export type BankQuestion = z.infer<typeof BankQuestion>

/** What an exam draws of each lesson and level, and what that makes of the bank. */
export const Blueprint = z.object({
  /** Of an attempt: what the semester says, or the whole of a smaller bank. */
  questions: z.int(),
  attempts: z.int(),
  cells: z.array(
    z.object({
      /** Null of questions that no lesson teaches. */
      lesson: z.nullable(z.object({ id: Id, title: z.string() })),
      level: z.enum(questionLevels),
      /** Questions that can be drawn. */
      bank: z.int(),
      /** What the office asks for; null where the bank decides. */
      asked: z.nullable(z.int()),
      /** In one attempt; between two numbers where the bank decides. */
      drawn: z.object({ least: z.int(), most: z.int() }),
    }),
  ),
  /** By drawing some hundred attempts; null of an empty bank. */
  bears: z.nullable(
    z.object({
      /** What attempts add up to. */
      points: z.object({ least: z.int(), most: z.int() }),
      /** Questions of a student's last attempt that an earlier one had. */
      repeated: z.object({ usually: z.int(), most: z.int() }),
    }),
  ),
})
export type Blueprint = z.infer<typeof Blueprint>

/** What can be done with a module while the semester runs (decision 27). `up` and `down` take the place of another one. */
export const structureActs = ['required', 'bonus', 'retire', 'reinstate', 'up', 'down'] as const
export type StructureAct = (typeof structureActs)[number]

/** `key`: the name by which texts and files know it. */
const inTree = { ...ofThing, key: z.string(), position: z.int() }
export const TreeLesson = z.object(inTree)
export const TreeModule = z.object({
  ...inTree,
  extra: z.boolean(),
  lessons: z.array(TreeLesson),
  /** Of a new module: how many lessons and questions it still lacks to be published; null of one that was. */
  needs: z.nullable(z.object({ lessons: z.int(), questions: z.int() })),
  /** What the caller can do with it now. */
  acts: z.array(z.enum(structureActs)),
  /** Questions that can be drawn. */
  questions: z.int(),
  /** Of its questions, those with a draft. */
  questionDrafts: z.int(),
})
export type TreeModule = z.infer<typeof TreeModule>
