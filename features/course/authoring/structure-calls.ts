import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Done, FullName, Id, IdParams, line } from '#platform/contract/parts.ts'
import { WHY_MAX } from './calls.ts'
import { structureActs } from './content-parts.ts'

/** Students whom a preview names; of more it says how many they are. */
export const NAMED_MOST = 20
const LESSONS_MOST = 500

const Count = z.int()
const StructureAct = z.enum(structureActs)
/** Of `up` and `down`: the module whose place it takes; the nearest, where none is named. */
const Place = z.optional(Id)
const Lessons = z.array(Id).check(z.minLength(1), z.maxLength(LESSONS_MOST))

/** Whom an act on a module concerns, in numbers of students who take part in the semester. */
export const Effect = z.object({
  students: Count,
  /** Had begun the module, and had completed it. */
  begun: Count,
  completed: Count,
  /** A module opens to them; one that they have not begun closes. */
  opens: Count,
  closes: Count,
  /** Have completed all that is required only by it, or no longer. */
  finishes: Count,
  unfinishes: Count,
  /** The proposed grade. */
  gradeRises: Count,
  gradeFalls: Count,
  /** Their certificate says what holds now, and will not any more. */
  outdates: Count,
  /** Who lose something, the first of them by name, and how many they are. */
  losing: Count,
  losers: z.array(FullName),
  /** Names all of this: the act is refused where it has changed since. */
  seen: z.string(),
})
export type Effect = z.infer<typeof Effect>

export const about =
  'The structure of the course: which modules there are, in which order, and which are required.'

export const structure = {
  preview: call({
    summary: 'Show whom a change of a module concerns',
    method: 'GET',
    path: '/authoring/module/:id/structure/:act',
    who: ['OFFICE'],
    params: z.strictObject({ id: Id, act: StructureAct }),
    query: z.strictObject({ to: Place }),
    answer: Effect,
    refuses: ['structure-changed-meanwhile', 'last-required-module'],
  }),
  /** `seen`: of the preview. `lowers`: it is meant for those too who lose something by it. */
  change: call({
    summary: 'Make a module bonus or required, retire it, take it back, or move it',
    method: 'POST',
    path: '/authoring/module/:id/structure',
    who: ['OFFICE'],
    params: IdParams,
    body: z.strictObject({
      act: StructureAct,
      to: Place,
      why: line(WHY_MAX),
      seen: z.string().check(z.maxLength(100)),
      lowers: z.boolean(),
    }),
    answer: Done,
    refuses: ['structure-changed-meanwhile', 'last-required-module', 'students-would-lose'],
  }),
  /** All of its published lessons, in their new order, and as they were read. What is done stays done. */
  orderLessons: call({
    summary: 'Order the lessons of a module',
    method: 'PUT',
    path: '/authoring/module/:id/lessons',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    body: z.strictObject({ before: Lessons, lessons: Lessons }),
    answer: Done,
    refuses: ['structure-changed-meanwhile'],
  }),
}
