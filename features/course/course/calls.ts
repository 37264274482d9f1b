import * as z from 'zod/mini'
import { RemarkOutcome, SUGGESTION_MAX } from '#course/remark/states.ts'
import { call, file } from '#platform/contract/call.ts'
import { Done, Id, IdParams, Instant, Language, progressStatuses, text } from '#platform/contract/parts.ts'
import { Finish } from './lesson-done.ts'
import { attachmentTypes, Check, Interactive, Invented, Media, Minutes } from './lesson-parts.ts'
import { Term } from './lesson-term.ts'
import { Counting, OldProgress } from './old-progress.ts'

/** Why an exam cannot be taken now; the same words as `tests/error/{errorCode}` (decision C5). */
export const examRefusals = [
  'semester-not-started',
  'semester-ended',
  'module-locked',
  'attempts-exhausted',
  'no-exam',
] as const

/** Where a semester stands by the server's clock: nothing opens before its start, no exam starts after its end. */
const semesterPhases = ['before', 'running', 'ended'] as const
export type SemesterPhase = (typeof semesterPhases)[number]

export const Module = z.object({
  id: Id,
  position: z.int(),
  title: z.string(),
  summary: z.string(),
  outcomes: z.array(z.string()),
  ...Minutes.shape,
  /** A bonus module: never blocks, never counts in the grade (decision C2). */
  extra: z.boolean(),
})
export type Module = z.infer<typeof Module>

export const LessonHead = z.object({
  id: Id,
  module: Id,
  position: z.int(),
  title: z.string(),
  ...Minutes.shape,
  media: z.nullable(z.enum(['video', 'podcast', 'worksheet'])),
  done: z.boolean(),
})
export type LessonHead = z.infer<typeof LessonHead>

/** The exam of one module as its student sees it (spec 4, decision C4). */
export const ExamState = z.object({
  /**
   * Questions of the attempt that is open, and the minutes that it has from its start to its end; of one that starts now
   * where none is. 0 questions: no exam.
   */
  questions: z.int(),
  minutes: z.int(),
  attemptsUsed: z.int(),
  attemptsAllowed: z.int(),
  /** An attempt that can be continued. */
  open: z.nullable(z.object({ attempt: Id, endsAt: Instant })),
  counts: Counting,
  can: z.object({ start: z.boolean() }),
  refusal: z.nullable(z.enum(examRefusals)),
})
export type ExamState = z.infer<typeof ExamState>

export const ModuleProgress = z.object({
  module: Id,
  status: z.enum(progressStatuses),
  unlocked: z.boolean(),
  /** The required module before this one, whose completion opens it; null when it is open. */
  blockedBy: z.nullable(Id),
  lessonsDone: z.int(),
  lessonCount: z.int(),
  exam: ExamState,
})
export type ModuleProgress = z.infer<typeof ModuleProgress>

export const Progress = z.object({
  semester: z.string(),
  number: z.int(),
  startsAt: Instant,
  endsAt: Instant,
  phase: z.enum(semesterPhases),
  /** INACTIVE before the start and while there is no course. */
  status: z.enum(progressStatuses),
  passMarkPercent: z.int(),
  /** Lowest percent of the grades 2, 3, 4, 5 (decision C6). */
  gradeLimits: z.array(z.int()),
  moduleProgresses: z.array(ModuleProgress),
})
export type Progress = z.infer<typeof Progress>

export const Lesson = z.object({
  ...LessonHead.shape,
  summary: z.string(),
  /**
   * HTML of a sanitised subset, rendered on the server from the author's Markdown (decision C9). Its headings have
   * their ids; `data-part` says `task` of a part to try, `template` of a quote to fill in, and `sources` of the works
   * that it uses.
   */
  html: z.string(),
  /** The text's headings of the second level, in order. */
  headings: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Those that its text names (`data-term`, decision 29), so that a lesson that is kept on a device explains them. */
  terms: z.array(Term),
  /** The least time in which its text can be read: sooner, reaching its end does not count (decision C2). */
  readingSeconds: z.int(),
  invented: Invented,
  /** Its reader had finished a version that one worth reading again has followed; why, in the editor's words (decision 22). */
  changed: z.nullable(z.object({ at: Instant, why: z.nullable(z.string()) })),
  checks: z.array(Check),
  mediaFiles: z.array(Media),
  interactive: z.array(Interactive),
})
export type Lesson = z.infer<typeof Lesson>

/** Spec 3: Suggestion. */
export const Suggest = z.strictObject({ lesson: Id, comment: text(SUGGESTION_MAX) })

const Neighbour = z.nullable(z.object({ id: Id, title: z.string() }))

export const about = 'Modules, lessons and progress.'

export const course = {
  /**
   * Every role reads modules and lessons; only a student who takes part has a `currentProgress` (spec 2, 3). Whoever does
   * not has their finished semesters alone (decision X10).
   */
  progress: call({
    summary: "Get modules, lessons and one's own progress",
    method: 'GET',
    path: '/progress',
    who: 'signed-in',
    concerns: 'course',
    answer: z.object({
      currentProgress: z.nullable(Progress),
      oldProgresses: z.array(OldProgress),
      modules: z.array(Module),
      lessons: z.array(LessonHead),
      /** Lessons of theirs that have changed since they finished them, and are worth reading again (decision 22). */
      readAgain: z.array(Id),
      /** A ruling has changed an exam result of theirs, and they have not seen it yet. */
      isRegraded: z.boolean(),
    }),
  }),
  lesson: call({
    summary: 'Get a lesson',
    method: 'GET',
    path: '/lesson/:id',
    who: 'signed-in',
    concerns: 'course',
    params: IdParams,
    answer: z.object({
      lesson: Lesson,
      module: Module,
      /** All lessons of its module, in order. */
      lessons: z.array(LessonHead),
      previous: Neighbour,
      next: Neighbour,
      /** Null for readers who take no exams, and in a finished semester. */
      progress: z.nullable(ModuleProgress),
      /** The finished semester it belongs to: readable by who was in it (decision S1); null in the current one. */
      finished: z.nullable(z.object({ semester: z.string(), number: z.int() })),
      can: z.object({ done: z.boolean() }),
    }),
    refuses: ['not-in-semester', 'semester-not-started', 'lesson-locked'],
  }),
  /** Of a lesson that the caller may read. */
  worksheet: call({
    summary: 'Download a worksheet of a lesson',
    method: 'GET',
    path: '/lesson/:id/worksheet/:language',
    who: 'signed-in',
    concerns: 'course',
    params: z.strictObject({ id: Id, language: Language }),
    query: z.strictObject({ medium: z.optional(Id) }),
    answer: file(...attachmentTypes),
    refuses: ['not-in-semester', 'semester-not-started', 'lesson-locked'],
  }),
  /** What makes a lesson count as done, and when: decision C2. */
  done: call({
    summary: 'Mark a lesson as done',
    method: 'POST',
    path: '/lesson/:id/done',
    who: ['STUDENT'],
    params: IdParams,
    body: Finish,
    answer: Done,
    refuses: ['not-in-semester', 'semester-not-started', 'lesson-locked', 'lesson-too-soon'],
  }),
  /** The office reads everybody's, newest first; others their own. */
  suggestions: call({
    summary: 'List suggestions on the course material',
    method: 'GET',
    path: '/suggestion',
    who: 'signed-in',
    query: z.strictObject({ lesson: z.optional(Id) }),
    answer: z.object({
      suggestions: z.array(
        z.object({
          id: Id,
          lesson: Id,
          lessonTitle: z.string(),
          comment: z.string(),
          at: Instant,
          from: z.nullable(z.object({ surname: z.string(), firstname: z.string() })),
          ...RemarkOutcome.shape,
        }),
      ),
    }),
  }),
  suggest: call({
    summary: 'Suggest an improvement to a lesson',
    method: 'POST',
    path: '/suggestion',
    who: 'signed-in',
    body: Suggest,
    answer: Done,
    refuses: ['not-found', 'not-in-semester'],
  }),
}
