import * as z from 'zod/mini'
import { Delivery } from '#people/mail/calls.ts'
import { IdentityCard } from '#people/profile/calls.ts'
import { REASON_MAX } from '#people/registration/calls.ts'
import { call } from '#platform/contract/call.ts'
import { anyOf, countsOf, pagedList, sortBy } from '#platform/contract/list.ts'
import {
  cleanInOneLine,
  Done,
  Email,
  FullName,
  Id,
  IdParams,
  Instant,
  Neptun,
  PersonName,
  Role,
  staff,
  text,
} from '#platform/contract/parts.ts'
import { OfficeScope } from '#platform/contract/scope.ts'
import { UniversityId } from '#programme/programme/calls.ts'

export const accountStates = ['ACTIVE', 'DISABLED'] as const
export type AccountState = (typeof accountStates)[number]

/** Somebody who has been let in and has set a password, whatever their role. */
export const Account = z.object({
  _id: Id,
  ...FullName.shape,
  email: z.string(),
  username: z.nullable(z.string()),
  role: Role,
  /** Of the office's members; null for everybody else. */
  officeScope: z.nullable(OfficeScope),
  neptun: z.nullable(z.string()),
  university: z.nullable(z.string()),
  /** A day in Budapest; null where they have never signed in. */
  lastActiveOn: z.nullable(z.iso.date()),
  /** Since when they may not sign in. */
  disabledAt: z.nullable(Instant),
  /** Of their newest mail, where it was not taken. */
  untaken: z.nullable(Delivery),
  can: z.object({
    correct: z.boolean(),
    disable: z.boolean(),
    enable: z.boolean(),
    setScope: z.boolean(),
  }),
})
export type Account = z.infer<typeof Account>

const Reason = text(REASON_MAX)
/** A value as the page showed it: any text, but bounded. */
const Shown = z.string().check(cleanInOneLine, z.maxLength(254))

/** What staff correct, as an account has it. */
export const Correctable = z.strictObject({
  surname: Shown,
  firstname: Shown,
  email: Shown,
  neptun: z.nullable(Shown),
  university: z.nullable(Shown),
})
export type Correctable = z.infer<typeof Correctable>

/**
 * Corrected data with the reason, and the data as the caller read them: so a correction that somebody else
 * has made meanwhile is noticed. `university` and `neptun` are null for the roles that have none.
 */
export const CorrectAccount = z.strictObject({
  surname: PersonName,
  firstname: PersonName,
  email: Email,
  neptun: z.nullable(Neptun),
  university: z.nullable(UniversityId),
  /** Absent: stays as it is. Staff never see the present one (decision A9). Students alone have one. */
  identityCard: z.optional(IdentityCard),
  reason: Reason,
  was: Correctable,
})
export type CorrectAccount = z.infer<typeof CorrectAccount>

/** What `account-changed` tells: who was faster, and when. */
export const Meanwhile = z.object({ by: z.nullable(FullName), at: z.nullable(Instant) })
export type Meanwhile = z.infer<typeof Meanwhile>

/** What a correction that came too late is told: the same, with what the account has now. */
export const CorrectedMeanwhile = z.extend(Meanwhile, { present: Correctable })
export type CorrectedMeanwhile = z.infer<typeof CorrectedMeanwhile>

/** What a member of the office may do from now on, and what the caller read that they may: a change meanwhile is noticed. */
export const SetScope = z.strictObject({ scope: OfficeScope, was: OfficeScope })

const WithReason = z.strictObject({ reason: Reason })

export const about =
  'Accounts of every role as staff see them: found, corrected, disabled and enabled, and what members of the office may do.'

/** `active`: their last day here. Who was never here ends the list, by name. */
export const accountSorts = ['name', 'role', 'active'] as const
export type AccountSort = (typeof accountSorts)[number]

export const account = {
  /** By name, unless sorted otherwise. */
  list: call({
    summary: 'List accounts',
    method: 'POST',
    path: '/people/accounts',
    who: ['OFFICE'],
    ...pagedList(
      'accounts',
      Account,
      {
        roles: anyOf(Role),
        universities: anyOf(UniversityId),
        states: anyOf(z.enum(accountStates)),
        sort: sortBy(accountSorts),
      },
      { byStatus: countsOf(accountStates) },
    ),
  }),
  /**
   * Of anybody for the office; of their own university's students for coordinators, who move nobody to another one
   * (decision Y9). A new e-mail address of the office's stands at once, and both addresses are told. That of a coordinator
   * stands once its owner has confirmed it by the link mailed there: `isEmailAsked`. Idempotent: repeating it changes nothing.
   */
  correct: call({
    summary: "Correct somebody's data",
    method: 'PUT',
    path: '/people/:id',
    who: staff,
    params: IdParams,
    body: CorrectAccount,
    answer: z.extend(Done, { isEmailAsked: z.boolean() }),
    refuses: [
      'own-account',
      'account-changed',
      'university-by-office',
      'university-retired',
      'email-taken',
      'neptun-taken',
    ],
  }),
  /** Ends every session; an exam that is open ends with its time, a mentor's profile is not shown until they are enabled. */
  disable: call({
    summary: 'Disable an account',
    method: 'POST',
    path: '/people/:id/disable',
    who: ['OFFICE'],
    params: IdParams,
    body: WithReason,
    answer: Done,
    refuses: ['own-account', 'last-office-account', 'account-changed'],
  }),
  enable: call({
    summary: 'Enable an account again',
    method: 'POST',
    path: '/people/:id/enable',
    who: ['OFFICE'],
    params: IdParams,
    body: WithReason,
    answer: Done,
    refuses: ['account-changed'],
  }),
  /**
   * Of a colleague of the office, never one's own (decision 24). Ends no session, and counts from the next request on.
   * Idempotent: repeating it changes nothing.
   */
  setScope: call({
    summary: 'Set what a member of the office may do',
    method: 'PUT',
    path: '/people/:id/office-scope',
    who: ['OFFICE'],
    params: IdParams,
    body: SetScope,
    answer: Done,
    refuses: ['own-account', 'last-office-account', 'account-changed'],
  }),
}
