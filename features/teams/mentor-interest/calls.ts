import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Done, FullName, Id, IdParams, Instant } from '#platform/contract/parts.ts'
import { askMentorRefusals, MentorableProject } from '#teams/request/mentor-application-calls.ts'

/** What became of an interest: the project has applied to its mentor, has this mentor, has another one, or is no more. */
const interestOutcomes = ['OPEN', 'APPLIED', 'MENTORED', 'TAKEN', 'DISSOLVED'] as const

/** Says that a mentor would take a project; it binds nobody (decision P8). The same for both sides. */
export const MentorInterest = z.object({
  _id: Id,
  outcome: z.enum(interestOutcomes),
  _mentor: z.object({ _id: Id, ...FullName.shape, title: z.string() }),
  _project: MentorableProject,
  sentAt: Instant,
  /** Whether the owner may apply to this mentor now, or why not; null for the mentor. */
  apply: z.nullable(z.enum(['ok', ...askMentorRefusals])),
  can: z.object({ withdraw: z.boolean() }),
})
export type MentorInterest = z.infer<typeof MentorInterest>

export const about = 'Mentors who would take a project say so; its owner answers by applying to them.'

export const mentorInterest = {
  /** Newest first: those in the caller's project, or those the calling mentor has sent. */
  list: call({
    summary: 'List the interests of mentors around the caller',
    method: 'GET',
    path: '/mentor-interest/interests',
    who: ['STUDENT', 'MENTOR'],
    answer: z.object({ interests: z.array(MentorInterest) }),
    refuses: ['wrong-semester', 'not-owner'],
  }),
  /** `id` is the project's. Idempotent: repeating it gets the same answer. */
  send: call({
    summary: 'Tell a project that the calling mentor would take it',
    method: 'POST',
    path: '/mentor-interest/send-interest',
    who: ['MENTOR'],
    body: z.strictObject({ id: Id }),
    answer: MentorInterest,
    refuses: [
      'wrong-semester',
      'not-found',
      'mentor-not-published',
      'project-has-mentor',
      'team-deadline-passed',
    ],
  }),
  /** Idempotent: repeating it changes nothing. */
  withdraw: call({
    summary: 'Withdraw the interest of the calling mentor',
    method: 'POST',
    path: '/mentor-interest/withdraw/:id',
    who: ['MENTOR'],
    params: IdParams,
    answer: Done,
    refuses: ['wrong-semester', 'project-has-mentor'],
  }),
}
