import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Done, FullName, Id, IdParams, Instant, Personality } from '#platform/contract/parts.ts'
import { projectFields, standings, timeFields } from './shapes.ts'
import { voidReasons } from './states.ts'

/** Open invitations of a project at a time (decision X13). */
export const INVITATIONS_MAX = 10

/** Why an owner cannot invite somebody now, each need with its own words (decisions P5, X13). */
export const inviteRefusals = [
  'project-not-published',
  'team-deadline-passed',
  'team-full',
  'team-complete',
  'in-a-team',
  'invitation-pending',
  'applied-already',
  'invitation-declined',
  'invitations-spent',
  'invitations-too-many',
] as const

const common = {
  _id: Id,
  status: z.enum(standings),
  /** Why it is closed: `revoked` by the owner, `declined` by the student, or ended by something else. */
  closedBy: z.nullable(z.enum([...voidReasons, 'revoked', 'declined'])),
  ...timeFields,
  closedAt: z.nullable(Instant),
}

/** An invitation as the one who is invited sees it. */
export const ReceivedInvitation = z.object({
  ...common,
  _project: z.object(projectFields),
  can: z.object({ answer: z.boolean() }),
})
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>

/** An invitation as the owner sees it. */
export const SentInvitation = z.object({
  ...common,
  _member: z.object({ _id: Id, ...FullName.shape, personality: z.nullable(Personality) }),
  can: z.object({ withdraw: z.boolean() }),
})
export type SentInvitation = z.infer<typeof SentInvitation>

export const about = 'Invitations of owners to students without a team, from both sides.'

export const invitation = {
  /** Newest first. */
  received: call({
    summary: 'List the invitations that the caller got',
    method: 'GET',
    path: '/member-invitation/project-member',
    who: ['STUDENT'],
    answer: z.object({ invitations: z.array(ReceivedInvitation) }),
    refuses: ['wrong-semester'],
  }),
  /** Newest first. */
  sent: call({
    summary: "List the invitations of the caller's project",
    method: 'GET',
    path: '/member-invitation/project-owner',
    who: ['STUDENT'],
    /** `isComplete`: the owner looks for nobody, whatever seats are left (decision P6). */
    answer: z.object({
      invitations: z.array(SentInvitation),
      remainingSeats: z.int(),
      isComplete: z.boolean(),
    }),
    refuses: ['wrong-semester', 'not-owner'],
  }),
  /** Idempotent: repeating it gets the same answer. */
  invite: call({
    summary: 'Invite a student to the own project',
    method: 'POST',
    path: '/member-invitation/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: SentInvitation,
    refuses: ['wrong-semester', 'not-owner', ...inviteRefusals],
  }),
  /** The owner sees that it was opened (decision X3). */
  see: call({
    summary: 'Mark an invitation as seen',
    method: 'POST',
    path: '/member-invitation/see/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: Done,
    refuses: ['wrong-semester'],
  }),
  /** Final: the student joins (decisions P3, P5). */
  accept: call({
    summary: 'Accept an invitation',
    method: 'POST',
    path: '/member-invitation/accept/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: ReceivedInvitation,
    refuses: [
      'wrong-semester',
      'team-invitation-not-pending',
      'team-deadline-passed',
      'in-a-team-yourself',
      'team-full',
    ],
  }),
  decline: call({
    summary: 'Decline an invitation',
    method: 'POST',
    path: '/member-invitation/decline/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: ReceivedInvitation,
    refuses: ['wrong-semester', 'team-invitation-not-pending'],
  }),
  withdraw: call({
    summary: "Withdraw an invitation of the caller's project",
    method: 'POST',
    path: '/member-invitation/withdraw/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: SentInvitation,
    refuses: ['wrong-semester', 'not-owner', 'team-invitation-not-pending'],
  }),
}
