import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { MailedCode } from '#platform/contract/code.ts'
import {
  Done,
  Email,
  Id,
  Language,
  linkPurposes,
  linkStates,
  Personality,
  Role,
  SecondFactorCode,
  Token,
  TypedPassword,
} from '#platform/contract/parts.ts'
import { ChangeByToken, ChangeOwn, ForgotPassword, OWN_PASSWORD } from '#platform/contract/password.ts'
import { OfficeScope } from '#platform/contract/scope.ts'
import { Context } from '#programme/programme/calls.ts'

/** Spec 3: User, as the signed-in person sees themselves. */
export const User = z.object({
  _id: Id,
  role: Role,
  /** Of the office's members; null for everybody else. */
  officeScope: z.nullable(OfficeScope),
  email: z.string(),
  username: z.nullable(z.string()),
  surname: z.string(),
  firstname: z.string(),
  neptun: z.nullable(z.string()),
  /** Id in `UNIVERSITY_NAMES`; null for mentors and the office. */
  university: z.nullable(z.string()),
  language: Language,
  /** Semester key to true, once onboarded. */
  onboarded: z.record(z.string(), z.boolean()),
  personality: z.nullable(Personality),
  /** Null in semester 1, where there are no projects. */
  projectRole: z.nullable(z.enum(['OWNER', 'MEMBER'])),
  /** Mentors only; null for everybody else. */
  isProfilePublished: z.nullable(z.boolean()),
  profilePictureUrl: z.nullable(z.string()),
  /** Staff without a second factor while one is required: nothing else opens before it is set up. */
  mustSetUpSecondFactor: z.boolean(),
  /**
   * Whether the privacy notice in force is newer than the one this person has read; nothing is blocked by it
   * (docs/decisions/0011).
   */
  mustReadPrivacyNotice: z.boolean(),
  /** Whether a student takes part in the current semester (decision X10). */
  takesPart: z.boolean(),
  context: Context,
})
export type User = z.infer<typeof User>

export const about = 'Signing in and out, and passwords.'

export const auth = {
  login: call({
    summary: 'Sign in',
    method: 'POST',
    path: '/auth/login',
    who: 'guest',
    /**
     * `code`: the mailed one, in the repetition of a call that answered `code-needed`; without it a new one is mailed.
     * `secondFactor`: a code of the app or a recovery code, in the repetition of one that answered `second-factor-needed`.
     */
    body: z.strictObject({
      email: Email,
      password: TypedPassword,
      code: z.optional(MailedCode),
      secondFactor: z.optional(SecondFactorCode),
    }),
    /** `token` goes into `Authorization: Bearer` and is shown this once. */
    answer: z.object({ user: User, token: z.string(), context: Context }),
    refuses: [
      'wrong-email-or-password',
      'code-needed',
      'registration-waiting',
      'registration-rejected',
      'account-disabled',
      'second-factor-needed',
      'second-factor-wrong',
    ],
  }),
  user: call({
    summary: 'Get the signed-in person',
    method: 'GET',
    path: '/auth/user',
    who: 'signed-in',
    concerns: 'oneself',
    opens: 'early',
    answer: z.object({ user: User }),
  }),
  logout: call({
    summary: 'Sign out',
    method: 'POST',
    path: '/auth/logout',
    who: 'signed-in',
    concerns: 'oneself',
    opens: 'early',
    answer: Done,
  }),
  /**
   * What has become of an e-mailed link; asking changes nothing (decision A4). `expired`: its time is over, it was
   * withdrawn, or a newer mail took its place. `unknown` says nothing about anybody.
   */
  link: call({
    summary: 'Get whether an e-mailed link is still open',
    method: 'GET',
    path: '/auth/link/:purpose/:accessToken',
    who: 'guest',
    params: z.strictObject({ purpose: z.enum(linkPurposes), accessToken: Token }),
    answer: z.object({ state: z.enum(linkStates) }),
  }),
  /** Always succeeds, whether or not the account exists (decision A5). */
  forgotPassword: call({
    summary: 'Mail a link for a new password',
    method: 'POST',
    path: '/auth/forgot-password',
    who: 'guest',
    body: ForgotPassword,
    answer: Done,
  }),
  /** `{password}` with an e-mailed token, or `{currentPassword, newPassword}` with `current` in its place. */
  changePassword: call({
    summary: "Change a password, one's own or by an e-mailed link",
    method: 'POST',
    path: '/auth/change-password/:token',
    who: 'guest',
    params: z.strictObject({ token: z.union([Token, z.literal(OWN_PASSWORD)]) }),
    body: z.union([ChangeByToken, ChangeOwn]),
    answer: Done,
    refuses: [
      'not-signed-in',
      'link-invalid',
      'current-password-invalid',
      'password-unchanged',
      'password-common',
    ],
  }),
}
