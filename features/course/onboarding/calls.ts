import * as z from 'zod/mini'
import { Minutes } from '#course/course/lesson-parts.ts'
import { User } from '#people/auth/calls.ts'
import { call } from '#platform/contract/call.ts'

/** What the current semester asks of a student, in numbers of its own (decision Y13). */
export const SemesterPlan = z.object({
  number: z.union([z.literal(1), z.literal(2)]),
  /** Modules that count; bonus modules do not. */
  modules: z.int(),
  /** Of these modules together (decision Y13). */
  ...Minutes.shape,
  /** Attempts of one exam. */
  examAttempts: z.int(),
  /** Statements of the personality test. */
  statements: z.int(),
})
export type SemesterPlan = z.infer<typeof SemesterPlan>

export const about = 'The first entry in a semester.'

export const onboarding = {
  plan: call({
    summary: 'Get what the current semester asks of a student',
    method: 'GET',
    path: '/auth/onboard',
    who: ['STUDENT'],
    opens: 'early',
    answer: SemesterPlan,
  }),
  /** The server sets the semester's key (spec 7). */
  onboard: call({
    summary: 'Complete the onboarding for the current semester',
    method: 'POST',
    path: '/auth/onboard',
    who: ['STUDENT'],
    opens: 'early',
    body: z.strictObject({}),
    answer: z.object({ user: User }),
    refuses: ['not-in-semester'],
  }),
}
