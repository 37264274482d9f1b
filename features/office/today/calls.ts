import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Id, Instant, staff } from '#platform/contract/parts.ts'

/** What may wait for staff, in the order of their home; all but the first two and `remarks` is the office's alone. */
export const queueKinds = [
  'registrations',
  'remarks',
  'names',
  'imports',
  'mails',
  'requests',
  'questions',
  'rescue',
] as const
export type QueueKind = (typeof queueKinds)[number]

/** How many registrations are how old, against the longest wait that the programme promises (spec 9). */
const Promised = z.object({
  days: z.int(),
  /** Older than the promise already, and those that will be by the end of tomorrow in Budapest. */
  over: z.int(),
  soon: z.int(),
  /** By days of waiting in the calendar of Budapest, from none on; the last one counts all that are over the promise. */
  ages: z.array(z.int()),
})
export type Promised = z.infer<typeof Promised>

/** Something waits in it. Everything is counted over the first `limits.listed`, those that wait longest. */
const Queue = z.object({
  kind: z.enum(queueKinds),
  waiting: z.int(),
  /** More wait than are counted. */
  isMore: z.boolean(),
  /** Since when the first one waits. */
  oldest: Instant,
  /** What going through them takes, in seconds. */
  effort: z.int(),
  /** Null where nothing is promised. */
  promised: z.nullable(Promised),
  /** Among remarks: the question that most reports are about, where there are several. */
  sameQuestion: z.nullable(z.object({ prompt: z.string(), reports: z.int() })),
  /** The only import that waits: whom it would invite, and how many rows have a mistake. */
  file: z.nullable(z.object({ _id: Id, name: z.string(), invited: z.int(), faulty: z.int() })),
})
export type Queue = z.infer<typeof Queue>

export const about = 'What waits for staff.'

export const today = {
  /** Of the caller's reach (decision R5); a queue in which nothing waits is left out. */
  queues: call({
    summary: 'Get what waits for the caller',
    method: 'GET',
    path: '/dashboard/today',
    who: staff,
    answer: z.object({ queues: z.array(Queue) }),
  }),
}
