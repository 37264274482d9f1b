import * as z from 'zod/mini'
import { Delivery, untakenStates } from '#people/mail/calls.ts'
import { call } from '#platform/contract/call.ts'
import { anyOf, countsOf, pagedList, sortBy } from '#platform/contract/list.ts'
import {
  Done,
  Email,
  FormerNames,
  FullName,
  Id,
  IdParams,
  Instant,
  Language,
  Marked,
  MaskedAddress,
  Neptun,
  OwnUsername,
  PersonName,
  Role,
  TokenParams,
  TypedPassword,
} from '#platform/contract/parts.ts'
import { isReserved } from '#platform/contract/reserved.ts'
import { OfficeScope } from '#platform/contract/scope.ts'
import { UniversityId } from '#programme/programme/calls.ts'

export const invitationStatuses = ['SENT', 'USED', 'EXPIRED', 'WITHDRAWN'] as const

/** An account made by the office; who takes part in it gets a mail with an access token (decision A3). */
export const Invitation = z.object({
  _id: Id,
  surname: z.string(),
  firstname: z.string(),
  email: z.string(),
  role: Role,
  /** Of the office's members; null for everybody else. */
  officeScope: z.nullable(OfficeScope),
  university: z.nullable(z.string()),
  status: z.enum(invitationStatuses),
  sentAt: Instant,
  expiresAt: Instant,
  /** Of its mail; null where it is too long ago to be known. */
  delivery: z.nullable(Delivery),
  formerly: FormerNames,
  can: z.object({ resend: z.boolean(), withdraw: z.boolean() }),
})
export type Invitation = z.infer<typeof Invitation>

/** Students and coordinators belong to a university, students have a Neptun code, others have neither. */
export const needsUniversity = (role: string) => role === 'STUDENT' || role === 'UNIVERSITY'
export const needsNeptun = (role: string) => role === 'STUDENT'

/** `university` is required for students and coordinators, `neptun` for students; others have neither. */
export const Invite = z
  .strictObject({
    role: Role,
    surname: PersonName,
    firstname: PersonName,
    email: Email,
    university: z.nullable(UniversityId),
    neptun: z.nullable(Neptun),
    /** Given where the office knows all account data: who is invited then chooses a password only (decision A3). */
    username: z._default(z.nullable(OwnUsername), null),
    /** Of the office's members: what they may do (decision 24); absent for everybody else, and for all of it. */
    officeScope: z._default(z.nullable(OfficeScope), null),
    language: Language,
  })
  .check(
    z.refine(({ username, role }) => username === null || !isReserved(username, role), {
      path: ['username'],
      params: { rule: 'reserved' },
      when: ({ value }) => typeof (value as { username?: unknown }).username === 'string',
    }),
  )
export type Invite = z.infer<typeof Invite>

/** Why one of a marked set was not mailed again. */
const notResent = ['USED', 'WITHDRAWN', 'JUST_SENT'] as const
/** Minutes after which an invitation may be mailed again with others: whoever presses twice floods no mailbox. */
export const RESEND_PAUSE = 10
/** Of a marked set: how many were mailed again, and which of them were not, with the reason. */
export const Resent = z.object({
  resent: z.int(),
  others: z.array(z.object({ _id: Id, ...FullName.shape, why: z.enum(notResent) })),
  /** For all expired ones: how many are left for the next time. */
  left: z.int(),
})
export type Resent = z.infer<typeof Resent>

export const about = 'Invitations, and addresses of invited people.'

export const invitationSorts = ['name', 'sent'] as const
export type InvitationSort = (typeof invitationSorts)[number]

export const people = {
  invitations: call({
    summary: 'List invitations',
    method: 'POST',
    path: '/people/invitations',
    who: ['OFFICE'],
    ...pagedList(
      'data',
      Invitation,
      {
        roles: anyOf(Role),
        status: anyOf(z.enum(invitationStatuses)),
        deliveries: anyOf(z.enum(untakenStates)),
        sort: sortBy(invitationSorts),
      },
      { byStatus: countsOf(invitationStatuses) },
    ),
  }),
  invite: call({
    summary: 'Invite somebody',
    method: 'POST',
    path: '/people/invite',
    who: ['OFFICE'],
    body: Invite,
    answer: Invitation,
    refuses: ['university-retired', 'email-taken', 'username-taken', 'neptun-taken'],
  }),
  resend: call({
    summary: 'Mail an invitation again',
    method: 'POST',
    path: '/people/invitations/resend/:id',
    who: ['OFFICE'],
    params: IdParams,
    answer: Invitation,
    refuses: ['invitation-not-open'],
  }),
  /** While nobody has used it: its mail goes to the right address, and the link sent before stops working. */
  readdress: call({
    summary: 'Correct the e-mail address of an invitation and mail it again',
    method: 'POST',
    path: '/people/invitations/address/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: z.strictObject({ email: Email }),
    answer: Invitation,
    refuses: ['invitation-not-open', 'email-taken'],
  }),
  /** Used and withdrawn ones, and those sent in the last ten minutes, are left alone. */
  resendMarked: call({
    summary: 'Mail several invitations again',
    method: 'POST',
    path: '/people/invitations/resend',
    who: ['OFFICE'],
    body: z.strictObject({ ids: Marked }),
    answer: Resent,
  }),
  /** The oldest ones first, as many as a marked set may hold. */
  resendExpired: call({
    summary: 'Mail all expired invitations again',
    method: 'POST',
    path: '/people/invitations/resend-expired',
    who: ['OFFICE'],
    answer: Resent,
  }),
  /** Its link dies, and its e-mail address and Neptun code may be invited again. */
  withdraw: call({
    summary: 'Withdraw an invitation',
    method: 'POST',
    path: '/people/invitations/withdraw/:id',
    who: ['OFFICE'],
    params: IdParams,
    answer: Invitation,
    refuses: ['invitation-not-open'],
  }),
  /**
   * Any link of an invitation that has expired and was neither used nor withdrawn: mails a new one to the
   * invited address, which replaces all earlier ones. Every other link gets the same answer, and nothing
   * happens (decision A5).
   */
  renew: call({
    summary: 'Ask for a new invitation in the place of an expired one',
    method: 'POST',
    path: '/auth/register/renew/:accessToken',
    who: 'guest',
    params: TokenParams,
    answer: Done,
  }),
  /** For somebody invited who gave another address than the invitation’s. */
  confirmingEmail: call({
    summary: 'Get the masked address that a confirmation link was mailed to',
    method: 'GET',
    path: '/auth/confirm-email/:accessToken',
    who: 'guest',
    params: TokenParams,
    answer: MaskedAddress,
    refuses: ['link-invalid'],
  }),
  /** The password is the account’s. From now on the account has the address that the link was mailed to; both addresses are told. */
  confirmEmail: call({
    summary: "Confirm another e-mail address than the invitation's",
    method: 'POST',
    path: '/auth/confirm-email/:accessToken',
    who: 'guest',
    params: TokenParams,
    body: z.strictObject({ password: TypedPassword }),
    answer: Done,
    refuses: ['link-invalid', 'current-password-invalid', 'email-taken'],
  }),
}
