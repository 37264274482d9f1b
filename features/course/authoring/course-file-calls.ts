import * as z from 'zod/mini'
import { call, file } from '#platform/contract/call.ts'
import { countsOf } from '#platform/contract/list.ts'
import { pictureRefusals } from '#platform/contract/parts.ts'
import { flaws } from './content-parts.ts'

const ZIP = 'application/zip'
const MB = 1024 * 1024

/** What the zip of a course may hold; the words of the refusals say the same numbers. */
export const courseFileLimits = {
  bytes: 500 * MB,
  entries: 5_000,
  /** Of all files, unpacked. */
  unpacked: 1_000 * MB,
  /** Of one text, and of all. */
  text: 2 * MB,
  texts: 24 * MB,
  /** Times that a file may grow when it is unpacked. */
  growth: 200,
  /** Modules, lessons, questions, media and terms together. */
  things: 5_000,
  modules: 100,
} as const

export const courseItemKinds = ['module', 'lesson', 'question', 'medium', 'term'] as const
export type CourseItemKind = (typeof courseItemKinds)[number]

/** `new`: not there yet. `changed`: there, with something else in it. `wrong`: cannot come in, for the reasons beside it. */
export const courseItemStates = ['new', 'changed', 'same', 'wrong'] as const
export type CourseItemState = (typeof courseItemStates)[number]

/** Why a part cannot come in. */
export const courseReasons = [
  // Of the files.
  'yaml',
  'format',
  'no-head',
  'no-twin',
  'bad-name',
  'key-twice',
  'position-twice',
  'no-such-lesson',
  'no-such-medium',
  'no-file',
  'not-text',
  'not-its-kind',
  'address-unfit',
  // Of what they say.
  ...flaws,
  // Of the course that is there.
  'module-wrong',
  'lesson-wrong',
  'medium-wrong',
  'word-taken',
  'draft-there',
  'archived',
  // Of what this installation can show: it comes in all the same.
  'host-not-allowed',
] as const
export type CourseReason = (typeof courseReasons)[number]

const CourseProblem = z.object({
  /** In the zip. */
  file: z.string(),
  line: z.nullable(z.int()),
  /** The place in the file, as `questions.0.hu.why`. */
  at: z.nullable(z.string()),
  reason: z.enum(courseReasons),
})
export type CourseProblem = z.infer<typeof CourseProblem>

const CourseItem = z.object({
  kind: z.enum(courseItemKinds),
  state: z.enum(courseItemStates),
  /** The key of its module; of a medium or a term, of the one that names it first. */
  module: z.string(),
  key: z.string(),
  title: z.string(),
  file: z.string(),
  problems: z.array(CourseProblem),
  /** What will not be as it was where the zip comes from; it comes in all the same. */
  warnings: z.array(CourseProblem),
})
export type CourseItem = z.infer<typeof CourseItem>

const CoursePreview = z.object({
  /** The course is empty: all of it is published at once. */
  isEmpty: z.boolean(),
  items: z.array(CourseItem),
  counts: countsOf(courseItemStates),
  /** Of no part alone. */
  problems: z.array(CourseProblem),
  /** In the course and not in the file: they stay as they are. */
  left: z.array(
    z.object({ kind: z.enum(['module', 'lesson', 'question']), module: z.string(), title: z.string() }),
  ),
  /** Modules whose lessons stand in another order in the file; an order that is there stays. */
  reordered: z.array(z.string()),
  /** Files that are none of a course: they were not read. */
  ignored: z.array(z.string()),
  /** Of what was previewed, the file and the course: another one by now is not brought in unseen. */
  seen: z.string(),
})
export type CoursePreview = z.infer<typeof CoursePreview>

const Key = z.string().check(z.minLength(1), z.maxLength(100))
const upload = { file: { maxBytes: courseFileLimits.bytes, types: [ZIP] } } as const
const unreadable = [
  'course-file-unreadable',
  'course-file-unsafe',
  'course-file-too-large',
  'course-file-empty',
] as const

export const about = 'The whole course as a zip in the format of content/: out, and in again with a preview.'

export const courseFile = {
  /** What is published, with all media; neither drafts nor what is archived. */
  download: call({
    summary: 'Download the course of the semester',
    method: 'GET',
    path: '/course-file',
    who: ['OFFICE'],
    answer: file(ZIP),
  }),
  /** Nothing of the file is kept. */
  compare: call({
    summary: 'Preview what a zip would bring into the course',
    method: 'POST',
    path: '/course-file/preview',
    who: ['OFFICE'],
    uploads: upload,
    body: z.strictObject({}),
    answer: CoursePreview,
    refuses: unreadable,
  }),
  /**
   * As drafts; into a course that is empty, published. Idempotent: what is there already with the same content stays as
   * it is.
   */
  bringIn: call({
    summary: 'Bring the course of a zip in as drafts',
    method: 'POST',
    path: '/course-file',
    who: ['OFFICE'],
    uploads: upload,
    body: z.strictObject({
      /** Keys of those that come in, with all of theirs that is new or changed. */
      modules: z.array(Key).check(z.minLength(1), z.maxLength(courseFileLimits.modules)),
      /** Of the preview. */
      seen: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    answer: z.object({
      /** How many of each came in. */
      module: z.int(),
      lesson: z.int(),
      question: z.int(),
      medium: z.int(),
      /** Of these, everybody reads those that were changed from now on. */
      term: z.int(),
      published: z.boolean(),
    }),
    refuses: [
      ...unreadable,
      'course-file-wrong',
      'course-changed-meanwhile',
      'draft-changed-meanwhile',
      'text-too-complex',
      'glossary-word-taken',
      'glossary-full',
      'picture-too-heavy',
      ...pictureRefusals,
    ],
  }),
}
