import * as z from 'zod/mini'
import { Instant } from '#platform/contract/parts.ts'
import { stateTable } from '#platform/contract/states.ts'

export const remarkStatuses = ['NEW', 'ANSWERED', 'DONE'] as const
export type RemarkStatus = (typeof remarkStatuses)[number]

/** `open`: the office is not through with it. `answered`: its writer has been told. `final`: nothing follows. */
export const remarkStates = stateTable(remarkStatuses, {
  states: { NEW: ['open'], ANSWERED: ['open', 'answered'], DONE: ['final'] },
  transitions: {
    answer: {
      from: ['NEW'],
      to: 'ANSWERED',
      by: ['OFFICE'],
      act: 'remark-answered',
      refuses: 'remark-already-answered',
    },
    finish: {
      from: ['NEW', 'ANSWERED'],
      to: 'DONE',
      by: ['OFFICE'],
      act: 'remark-done',
      refuses: 'remark-already-done',
    },
  },
})

/** What has become of a remark, as its writer sees it. `answer` is null where it was done without one. */
export const RemarkOutcome = z.object({
  status: z.enum(remarkStatuses),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Instant),
})
export type RemarkOutcome = z.infer<typeof RemarkOutcome>

/** Characters of a suggestion on the course material, and of a report. */
export const SUGGESTION_MAX = 2000
