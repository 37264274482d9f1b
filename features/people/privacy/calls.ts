import * as z from 'zod/mini'
import { User } from '#people/auth/calls.ts'
import { call } from '#platform/contract/call.ts'

/** Of the privacy notice in force, which people acknowledge; a new text gets a new version (docs/decisions/0011). */
export const PRIVACY_VERSION = '2026-11-26'

/** How long data are kept, in days: the server deletes by these numbers, the privacy notice tells them. */
export const retentionDays = {
  /** A registration whose address was never verified. */
  unverified: 30,
  /** A rejected registration, from the decision on. */
  rejected: 90,
  /** Who was written to, and when; what a mail said goes with its sending. */
  mails: 30,
  /** A session without a request, and any session. */
  sessionIdle: 14,
  session: 60,
  /** With what and from where somebody signed in, after the last time; the last one of all stays with the account. */
  knownSignIns: 365,
  /** Counts that keep sign-in and registration from abuse. */
  counts: 1,
  /** A file of people to invite, as it was read, from its preview on. */
  imports: 30,
  /** A CV, from the end of the application that it was sent with. */
  cvs: 30,
  /** Lines about refused sign-ins, which name nobody. */
  refusedSignIns: 90,
} as const

export const about = 'The privacy notice, and who has read it.'

export const privacy = {
  /**
   * The caller has read the notice of this version; one that is not in force any more does not count.
   * Idempotent: repeating it changes nothing.
   */
  acknowledge: call({
    summary: 'Acknowledge the privacy notice in force',
    method: 'POST',
    path: '/auth/privacy-notice',
    who: 'signed-in',
    concerns: 'oneself',
    opens: 'early',
    body: z.strictObject({ version: z.literal(PRIVACY_VERSION) }),
    answer: z.object({ user: User }),
  }),
}
