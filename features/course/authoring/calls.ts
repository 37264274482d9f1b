import * as z from 'zod/mini'
import { Lesson } from '#course/course/calls.ts'
import { LessonDraft } from '#course/course/content.ts'
import { Minutes } from '#course/course/lesson-parts.ts'
import { questionLevels } from '#course/exam/question-content.ts'
import { call } from '#platform/contract/call.ts'
import { Done, Id, IdParams, Language, line } from '#platform/contract/parts.ts'
import {
  BankQuestion,
  Blueprint,
  Draft,
  Flaw,
  Published,
  Thing,
  TreeModule,
  Version,
} from './content-parts.ts'

/** Characters of the sentence that says why something was published. */
export const WHY_MAX = 300
/** Drafts that one act takes. */
export const DRAFTS_AT_ONCE = 100

/** Lessons of a module, each with its levels. */
const BLUEPRINT_CELLS = 200

const VersionParams = z.strictObject({
  id: Id,
  number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(30_000)),
})
const Revision = z.int().check(z.minimum(0), z.maximum(1_000_000_000))

/** What is published together, and why. */
export const Publishing = z.strictObject({
  things: z
    .array(z.strictObject({ id: Id, revision: Revision }))
    .check(z.minLength(1), z.maxLength(DRAFTS_AT_ONCE)),
  why: line(WHY_MAX),
  /** Of lessons: who had finished one is asked to read it again. */
  asksAgain: z.boolean(),
})

const Saved = z.object({ revision: z.int(), flaws: z.array(Flaw) })

export const about = 'Writing the course: drafts, versions and what is published.'

export const authoring = {
  tree: call({
    summary: 'List the modules and lessons of the course with their drafts',
    method: 'GET',
    path: '/authoring/tree',
    who: ['OFFICE'],
    concerns: 'course',
    answer: z.object({ modules: z.array(TreeModule) }),
  }),
  thing: call({
    summary: 'Get a module, lesson or question with its draft and its versions',
    method: 'GET',
    path: '/authoring/thing/:id',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: Thing,
  }),
  /** Of one module, those that are in use first. */
  questions: call({
    summary: 'List the questions of a module with their drafts',
    method: 'GET',
    path: '/authoring/module/:id/questions',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: z.object({
      module: z.object({ position: z.int(), title: z.string() }),
      questions: z.array(BankQuestion),
    }),
  }),
  /** What an exam of the module draws, and what its bank bears. */
  blueprint: call({
    summary: 'Get the blueprint of an exam',
    method: 'GET',
    path: '/authoring/module/:id/blueprint',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: Blueprint,
  }),
  /** Instead of the one before; with no cell, exams draw in proportion to the bank. From the next attempt on. */
  setBlueprint: call({
    summary: 'Set how many questions an exam draws of each lesson and level',
    method: 'PUT',
    path: '/authoring/module/:id/blueprint',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    body: z.strictObject({
      cells: z
        .array(
          z.strictObject({
            lesson: z.nullable(Id),
            level: z.enum(questionLevels),
            questions: z.int().check(z.minimum(0), z.maximum(100)),
          }),
        )
        .check(z.maxLength(BLUEPRINT_CELLS)),
    }),
    answer: Blueprint,
    refuses: ['blueprint-too-large'],
  }),
  version: call({
    summary: 'Get a version that was published',
    method: 'GET',
    path: '/authoring/thing/:id/version/:number',
    who: ['OFFICE'],
    concerns: 'course',
    params: VersionParams,
    answer: z.object({ version: Version, published: Published }),
  }),
  /** As a draft, which nobody but staff sees; students get it when it is published. `module`: null of a module. */
  add: call({
    summary: 'Begin a module, a lesson or a question',
    method: 'POST',
    path: '/authoring/thing',
    who: ['OFFICE'],
    concerns: 'course',
    body: z.strictObject({ module: z.nullable(Id), written: Draft }),
    answer: z.object({ _id: Id, ...Saved.shape }),
    refuses: ['not-found', 'medium-gone', 'picture-beside-text'],
  }),
  /**
   * `revision`: of the draft that the change was made from; 0 where there was none. `basedOn`: the published version
   * that was read then, asked where there is no draft; null: by a page that does not know it.
   */
  save: call({
    summary: 'Save the draft of a module, lesson or question',
    method: 'PUT',
    path: '/authoring/thing/:id/draft',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    body: z.strictObject({
      written: Draft,
      revision: Revision,
      basedOn: z._default(z.nullable(Revision), null),
    }),
    answer: Saved,
    refuses: ['draft-changed-meanwhile', 'draft-planned', 'medium-gone', 'picture-beside-text'],
  }),
  discard: call({
    summary: 'Discard a draft',
    method: 'DELETE',
    path: '/authoring/thing/:id/draft',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: Done,
    refuses: ['draft-planned', 'module-has-drafts'],
  }),
  /** All of them or none. */
  discardMany: call({
    summary: 'Discard drafts',
    method: 'POST',
    path: '/authoring/discard',
    who: ['OFFICE'],
    concerns: 'course',
    body: z.strictObject({
      ids: z.array(Id).check(z.minLength(1), z.maxLength(DRAFTS_AT_ONCE)),
    }),
    answer: Done,
    refuses: ['draft-planned', 'module-has-drafts', 'not-found'],
  }),
  /** All of them or none; each as it was read. */
  publish: call({
    summary: 'Publish drafts',
    method: 'POST',
    path: '/authoring/publish',
    who: ['OFFICE'],
    concerns: 'course',
    body: Publishing,
    answer: Done,
    refuses: ['draft-changed-meanwhile', 'draft-not-whole', 'draft-planned', 'text-too-complex', 'not-found'],
  }),
  /** As a draft; refused where one is there, so that nobody's work is written over. */
  restore: call({
    summary: 'Make a draft of an earlier version',
    method: 'POST',
    path: '/authoring/thing/:id/version/:number/restore',
    who: ['OFFICE'],
    concerns: 'course',
    params: VersionParams,
    answer: Saved,
    refuses: ['draft-changed-meanwhile'],
  }),
  /** What exists stays: with who had finished the lesson, and in the attempts that have drawn the question. */
  retire: call({
    summary: 'Retire a lesson or a question',
    method: 'POST',
    path: '/authoring/thing/:id/retire',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: Done,
    refuses: ['last-of-module'],
  }),
  reinstate: call({
    summary: 'Take a retired lesson or question back into use',
    method: 'POST',
    path: '/authoring/thing/:id/reinstate',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: Done,
  }),
  /** Nothing of it is kept. */
  preview: call({
    summary: 'Show a lesson that is being written as a student would see it',
    method: 'POST',
    path: '/authoring/preview',
    who: ['OFFICE'],
    concerns: 'course',
    body: z.strictObject({ id: Id, language: Language, content: LessonDraft }),
    answer: z.object({ lesson: Lesson }),
    refuses: ['not-found', 'text-too-complex'],
  }),
  /** By the rule of decision Y13, of each language; nothing of it is kept. */
  minutes: call({
    summary: 'Count the minutes of a lesson that is being written',
    method: 'POST',
    path: '/authoring/minutes',
    who: ['OFFICE'],
    concerns: 'course',
    body: z.strictObject({ id: Id, content: LessonDraft }),
    answer: z.object({ hu: Minutes, en: Minutes }),
    refuses: ['not-found', 'text-too-complex'],
  }),
}
