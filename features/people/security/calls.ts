import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import {
  Done,
  Id,
  IdParams,
  Instant,
  SecondFactorCode,
  staff,
  TypedPassword,
  text,
} from '#platform/contract/parts.ts'

/** How many recovery codes are handed out at once; each is good for one use. */
export const RECOVERY_CODES = 10
/** Characters of the reason for resetting somebody's second factor; it goes into the mail and the audit log. */
export const RESET_REASON_MAX = 500

/** One device somebody is signed in on (decision A1). */
export const OwnSession = z.object({
  _id: Id,
  /** Browser and system, e.g. `Firefox · Windows`, or the program, e.g. `curl`; null where none is known. */
  device: z.nullable(z.string()),
  since: Instant,
  /** To the hour. */
  lastUsed: Instant,
  /**
   * Whether it was opened from the network that this session was opened from; of networks nothing else is kept. Null
   * where that of this session is not among those listed.
   */
  isSameNetwork: z.nullable(z.boolean()),
  /** The one this answer goes to. */
  isThis: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const SecondFactorState = z.object({
  /** Since when it is on; null while it is off. */
  since: z.nullable(Instant),
  recoveryCodesLeft: z.int(),
  /** By the programme's setting: then it cannot be turned off. */
  required: z.boolean(),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

/** What the office sees of somebody's sign-in. */
export const PersonSecurity = z.object({
  /** Devices signed in on. */
  sessions: z.int(),
  /** Since when there is a second factor; null without one. */
  secondFactorSince: z.nullable(Instant),
  can: z.object({ endSessions: z.boolean(), resetSecondFactor: z.boolean() }),
})
export type PersonSecurity = z.infer<typeof PersonSecurity>

/** Shown once; the server keeps hashes. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const PasswordAndCode = z.strictObject({ password: TypedPassword, code: SecondFactorCode })
/** Refusals of calls that ask for both as proof. */
const proving = ['current-password-invalid', 'second-factor-off', 'second-factor-wrong'] as const

export const about = 'Sessions and second factors.'

export const security = {
  sessions: call({
    summary: "List one's own sessions",
    method: 'GET',
    path: '/auth/sessions',
    who: 'signed-in',
    concerns: 'oneself',
    /** The newest fifty, the one in use first. */
    answer: z.object({ sessions: z.array(OwnSession) }),
  }),
  endSession: call({
    summary: "End one of one's own sessions",
    method: 'POST',
    path: '/auth/sessions/:id/end',
    who: 'signed-in',
    concerns: 'oneself',
    params: IdParams,
    answer: Done,
  }),
  endOtherSessions: call({
    summary: "End all of one's own sessions except the one in use",
    method: 'POST',
    path: '/auth/sessions/end-others',
    who: 'signed-in',
    concerns: 'oneself',
    answer: z.object({ ended: z.int() }),
  }),
  secondFactor: call({
    summary: "Get the state of one's own second factor",
    method: 'GET',
    path: '/auth/second-factor',
    who: staff,
    concerns: 'oneself',
    opens: 'early',
    answer: SecondFactorState,
  }),
  /** A new key, which does nothing until it is confirmed; `uri` is what the QR code says. */
  beginSecondFactor: call({
    summary: 'Begin to set up a second factor',
    method: 'POST',
    path: '/auth/second-factor/begin',
    who: staff,
    concerns: 'oneself',
    opens: 'early',
    body: z.strictObject({ password: TypedPassword }),
    answer: z.object({ key: z.string(), uri: z.string() }),
    refuses: ['current-password-invalid', 'second-factor-on'],
  }),
  confirmSecondFactor: call({
    summary: 'Confirm a new second factor with its first code',
    method: 'POST',
    path: '/auth/second-factor/confirm',
    who: staff,
    concerns: 'oneself',
    opens: 'early',
    body: z.strictObject({ code: SecondFactorCode }),
    answer: RecoveryCodes,
    refuses: ['second-factor-on', 'second-factor-off', 'second-factor-wrong'],
  }),
  /** Ten new codes; the earlier ones stop working. */
  renewRecoveryCodes: call({
    summary: "Replace one's own recovery codes",
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    who: staff,
    concerns: 'oneself',
    body: PasswordAndCode,
    answer: RecoveryCodes,
    refuses: proving,
  }),
  turnOffSecondFactor: call({
    summary: "Turn off one's own second factor",
    method: 'POST',
    path: '/auth/second-factor/off',
    who: staff,
    concerns: 'oneself',
    body: PasswordAndCode,
    answer: Done,
    refuses: [...proving, 'second-factor-must-stay'],
  }),
  person: call({
    summary: 'Get the sessions and the second factor of an account',
    method: 'GET',
    path: '/people/:id/security',
    who: ['OFFICE'],
    params: IdParams,
    answer: PersonSecurity,
  }),
  endSessionsOf: call({
    summary: 'End all sessions of an account',
    method: 'POST',
    path: '/people/:id/end-sessions',
    who: ['OFFICE'],
    params: IdParams,
    answer: Done,
  }),
  /** For somebody who lost the device and the recovery codes; never one's own. */
  resetSecondFactor: call({
    summary: 'Remove the second factor of an account',
    method: 'POST',
    path: '/people/:id/reset-second-factor',
    who: ['OFFICE'],
    params: IdParams,
    body: z.strictObject({ reason: text(RESET_REASON_MAX) }),
    answer: Done,
    refuses: ['own-second-factor', 'second-factor-off'],
  }),
}
