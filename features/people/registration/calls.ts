import * as z from 'zod/mini'
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
  optionalText,
  Password,
  Role,
  RoleParams,
  staff,
  TokenParams,
  text,
} from '#platform/contract/parts.ts'
import { UniversityId } from '#programme/programme/calls.ts'
import { Register, RegisterInvited, VerifyEmail, Waiting } from './shapes.ts'
import { registrationStatuses } from './states.ts'

/** How long an acceptance can be taken back by whoever made it; its mail waits as long. The toast closes a little sooner. */
export const UNDO_MS = 10_000

/** The longest wait for a decision that the programme promises (spec 9: 4-8 days). */
export const PROMISED_DAYS = 8
export const promiseEnds = ['over', 'today', 'tomorrow'] as const
export type PromiseEnd = (typeof promiseEnds)[number]

/** Characters of the reason a rejected student reads in their mail. */
export const REASON_MAX = 1000

/** Spec 3: Registration entry. */
export const Registration = z.object({
  _id: Id,
  surname: z.string(),
  firstname: z.string(),
  email: z.string(),
  university: z.string(),
  neptun: z.string(),
  status: z.enum(registrationStatuses),
  since: Instant,
  /** Of who waits: whether the promise is over, or will be by the end of today or tomorrow in Budapest. Null otherwise. */
  promiseEnds: z.nullable(z.enum(promiseEnds)),
  decidedAt: z.nullable(Instant),
  /** Null while undecided. */
  decidedBy: z.nullable(FullName),
  reason: z.nullable(z.string()),
  formerly: FormerNames,
  /** Told to the office alone, for accepted ones: whom it helps with signing in (features/people/security/calls.ts). */
  account: z.nullable(Id),
  can: z.object({ accept: z.boolean(), reject: z.boolean(), reopen: z.boolean() }),
})
export type Registration = z.infer<typeof Registration>

/** The states that staff see: unverified addresses may be anybody's. */
export const provenStatuses = ['WAITING', 'ACCEPTED', 'REJECTED'] as const

/** `since`: when the waiting began. Who is undecided ends a list by `decided`, longest waiting first. */
export const registrationSorts = ['name', 'university', 'since', 'decided'] as const
export type RegistrationSort = (typeof registrationSorts)[number]

/** What `registration-already-decided` tells: how it was decided, by whom and when, and whether by the caller. */
export const AlreadyDecided = z.object({
  status: Registration.shape.status,
  decidedBy: Registration.shape.decidedBy,
  decidedAt: Registration.shape.decidedAt,
  byYou: z.boolean(),
})
export type AlreadyDecided = z.infer<typeof AlreadyDecided>

const Reason = text(REASON_MAX)
/** For a marked set: how many the caller has decided so, now or earlier, and how many are decided otherwise. */
const Decided = z.object({
  decided: z.int(),
  alreadyDecided: z.int(),
  /** How those `alreadyDecided` were decided; absent where there are none. */
  before: z.optional(z.array(z.extend(AlreadyDecided, { _id: Id }))),
})

export const about = 'Registering, with or without an invitation, and deciding registrations.'

export const registration = {
  /** Neutral: the same answer whether or not an account exists (decision A5). */
  register: call({
    summary: 'Register as a student',
    method: 'POST',
    path: '/auth/register',
    who: 'guest',
    body: Register,
    answer: Done,
    refuses: ['registration-closed', 'password-common', 'code-needed', 'university-retired'],
  }),
  /** Which of the two forms it needs: decision A3. */
  invited: call({
    summary: 'Get whom an invitation is for and what it still needs',
    method: 'GET',
    path: '/auth/register/:accessToken',
    who: 'guest',
    params: TokenParams,
    answer: z.object({
      surname: z.string(),
      firstname: z.string(),
      email: z.string(),
      role: Role,
      /** The language of the invitation's mail. */
      language: Language,
      needs: z.enum(['account', 'password']),
    }),
    refuses: ['link-invalid'],
  }),
  registerInvited: call({
    summary: 'Register with an invitation',
    method: 'POST',
    path: '/auth/register/:accessToken',
    who: 'guest',
    params: TokenParams,
    body: RegisterInvited,
    answer: Done,
    /** An address other than the invitation's counts once proven; that it is taken is told only in a mail to it. */
    refuses: ['link-invalid', 'username-taken', 'password-common'],
  }),
  setupPassword: call({
    summary: 'Set the first password of an invited account',
    method: 'POST',
    path: '/auth/register/setup-password/:accessToken',
    who: 'guest',
    params: TokenParams,
    body: z.strictObject({ password: Password }),
    answer: Done,
    refuses: ['link-invalid', 'password-common'],
  }),
  /** Opening the mailed link changes nothing (decision A4). */
  verifying: call({
    summary: 'Get the masked address that a registration link was mailed to',
    method: 'GET',
    path: '/auth/verify-email/:accessToken',
    who: 'guest',
    params: TokenParams,
    answer: MaskedAddress,
    refuses: ['link-invalid'],
  }),
  /** The link proves the address, the password its owner; only then taken data are told (docs/decisions/0008). */
  verifyEmail: call({
    summary: 'Verify the e-mail address of a registration',
    method: 'POST',
    path: '/auth/verify-email/:accessToken',
    who: 'guest',
    params: TokenParams,
    body: VerifyEmail,
    answer: Waiting,
    refuses: ['link-invalid', 'registration-password-wrong', 'username-taken', 'neptun-not-accepted'],
  }),
  /** Neutral, like register. */
  resendVerification: call({
    summary: 'Mail another link that verifies a registration',
    method: 'POST',
    path: '/auth/verify-email',
    who: 'guest',
    body: z.strictObject({ email: Email }),
    answer: Done,
  }),
  list: call({
    summary: 'List registrations',
    method: 'POST',
    path: '/registration-confirmations/all/:role',
    who: staff,
    params: RoleParams,
    ...pagedList(
      'data',
      Registration,
      {
        universities: anyOf(UniversityId),
        status: anyOf(z.enum(registrationStatuses)),
        sort: sortBy(registrationSorts),
      },
      { byStatus: countsOf(provenStatuses) },
    ),
  }),
  accept: call({
    summary: 'Accept a waiting registration',
    method: 'POST',
    path: '/registration-confirmations/accept/:id',
    who: staff,
    params: IdParams,
    answer: Registration,
    refuses: ['registration-already-decided'],
  }),
  /**
   * All of them or none: by whoever accepted them, for ten seconds, while no mail has left. Idempotent: who waits already is
   * left alone.
   */
  undo: call({
    summary: 'Take back an acceptance that was made just now',
    method: 'POST',
    path: '/registration-confirmations/undo',
    who: staff,
    body: z.strictObject({ ids: Marked }),
    answer: Done,
    refuses: ['not-found', 'registration-undo-late'],
  }),
  reject: call({
    summary: 'Reject a waiting registration',
    method: 'POST',
    path: '/registration-confirmations/reject/:id',
    who: staff,
    params: IdParams,
    body: z.strictObject({ reason: Reason }),
    answer: Registration,
    refuses: ['registration-already-decided'],
  }),
  acceptMarked: call({
    summary: 'Accept several waiting registrations',
    method: 'POST',
    path: '/registration-confirmations/accept',
    who: staff,
    body: z.strictObject({ ids: Marked }),
    answer: Decided,
  }),
  rejectMarked: call({
    summary: 'Reject several waiting registrations',
    method: 'POST',
    path: '/registration-confirmations/reject',
    who: staff,
    body: z.strictObject({ ids: Marked, reason: Reason }),
    answer: Decided,
  }),
  reopen: call({
    summary: 'Reopen a decided registration',
    method: 'POST',
    path: '/registration-confirmations/reopen/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: z.strictObject({ note: z._default(optionalText(REASON_MAX), '') }),
    answer: Registration,
    refuses: ['registration-not-decided', 'email-taken', 'username-taken', 'neptun-taken'],
  }),
}
