import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Done, FullName, Id, IdParams, Instant, text } from '#platform/contract/parts.ts'
import { MOTIVATION_MAX, projectFields, standings, timeFields } from './shapes.ts'
import { voidReasons } from './states.ts'

/** Pending ones of a project at a time (decision P7). */
export const MENTORS_ASKED_MAX = 5
/** Characters in which a mentor says why they decline (spec 5). */
export const DECLINE_REASON_MAX = 1_000

/** Why an owner cannot apply to a mentor now, each need with its own words (decision P7, spec 8). */
export const askMentorRefusals = [
  'not-project-owner',
  'team-has-mentor',
  'team-deadline-passed',
  'mentor-answered',
  'mentor-application-pending',
  'mentor-applications-spent',
  'mentor-full',
  'mentors-asked-too-many',
] as const

/** How to reach a mentor: for the teams they mentor, the office and themselves (decision X15). */
export const MentorContact = z.nullable(z.object({ email: z.string(), phone: z.string() }))

/** The part of a project that a mentor who is asked reads first. */
export const MentorableProject = z.object(projectFields)

/** An application of a project's owner to a mentor, the same for both sides (spec 3). */
export const MentorApplication = z.object({
  _id: Id,
  status: z.enum(standings),
  /** Why it is closed: revoked by the owner, declined by the mentor, or ended by something else. */
  closedBy: z.nullable(z.enum([...voidReasons, 'revoked', 'declined'])),
  /** The reason of a mentor who declined. */
  reason: z.nullable(z.string()),
  motivation: z.string(),
  _mentor: z.object({ _id: Id, ...FullName.shape, title: z.string(), contact: MentorContact }),
  _project: MentorableProject,
  ...timeFields,
  closedAt: z.nullable(Instant),
})
export type MentorApplication = z.infer<typeof MentorApplication>

/** Pending ones, the oldest first; and how many more projects the mentor may take, out of how many. */
const Received = z.object({
  applications: z.array(MentorApplication),
  remainingMentorableProjects: z.int(),
  mentorableProjects: z.int(),
})

export const ApplyToMentor = z.strictObject({ motivation: text(MOTIVATION_MAX) })
export const DeclineProject = z.strictObject({ reason: text(DECLINE_REASON_MAX) })

export const about = 'Applications of project owners to mentors, from both sides.'

export const mentorApplication = {
  /** Idempotent: repeating it gets the same answer. */
  apply: call({
    summary: 'Apply to a mentor',
    method: 'POST',
    path: '/mentor-application/apply/:id',
    who: ['STUDENT'],
    params: IdParams,
    body: ApplyToMentor,
    answer: MentorApplication,
    refuses: ['wrong-semester', ...askMentorRefusals],
  }),
  /** Of the caller's own project, newest first. */
  mine: call({
    summary: "List the mentor applications of the caller's project",
    method: 'GET',
    path: '/mentor-application/applications',
    who: ['STUDENT'],
    answer: z.object({ applications: z.array(MentorApplication) }),
    refuses: ['wrong-semester', 'not-owner'],
  }),
  /** Idempotent: repeating it changes nothing. */
  revoke: call({
    summary: 'Revoke an application to a mentor',
    method: 'POST',
    path: '/mentor-application/revoke/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: MentorApplication,
    refuses: ['wrong-semester', 'not-owner', 'mentor-application-not-pending'],
  }),
  received: call({
    summary: 'List the applications to the calling mentor',
    method: 'GET',
    path: '/mentor-application/manage/',
    who: ['MENTOR'],
    answer: Received,
    refuses: ['wrong-semester'],
  }),
  /** The project sees that it was opened (decision X3). */
  see: call({
    summary: 'Mark an application to the calling mentor as seen',
    method: 'POST',
    path: '/mentor-application/manage/see/:id',
    who: ['MENTOR'],
    params: IdParams,
    answer: Done,
    refuses: ['wrong-semester'],
  }),
  /** Final: the project has its mentor, and what else it asked of mentors ends (decision P7). */
  accept: call({
    summary: 'Accept the application of a project',
    method: 'POST',
    path: '/mentor-application/manage/accept/:id',
    who: ['MENTOR'],
    params: IdParams,
    answer: z.object({ remainingMentorableProjects: z.int() }),
    refuses: [
      'wrong-semester',
      'project-has-mentor',
      'mentor-full',
      'team-deadline-passed',
      'mentor-application-not-pending',
    ],
  }),
  /** The project reads the reason, and does not ask this mentor again. */
  decline: call({
    summary: 'Decline the application of a project',
    method: 'POST',
    path: '/mentor-application/manage/decline/:id',
    who: ['MENTOR'],
    params: IdParams,
    body: DeclineProject,
    answer: Done,
    refuses: ['wrong-semester', 'mentor-application-not-pending'],
  }),
}
