import * as z from 'zod/mini'
import { PRIVACY_VERSION } from '#people/privacy/calls.ts'
import { MailedCode } from '#platform/contract/code.ts'
import {
  Email,
  Instant,
  Language,
  Neptun,
  OwnUsername,
  Password,
  PersonName,
  TypedPassword,
  Username,
} from '#platform/contract/parts.ts'
import { UniversityId } from '#programme/programme/calls.ts'

/** Spec 5: Registration fields. */
export const Register = z.strictObject({
  surname: PersonName,
  firstname: PersonName,
  neptun: Neptun,
  username: Username,
  email: Email,
  password: Password,
  university: UniversityId,
  acceptPrivacyPolicy: z.literal(true),
  privacyVersion: z.literal(PRIVACY_VERSION),
  language: Language,
  /** The mailed one, in the repetition of a call that answered `code-needed`; without it a new one is mailed. */
  code: z.optional(MailedCode),
})
export type Register = z.infer<typeof Register>

/** Spec 7: POST /auth/register/{accessToken}. */
export const RegisterInvited = z.strictObject({ username: OwnUsername, password: Password, email: Email })

/** What a waiting registrant is told (decision A2). */
export const Waiting = z.object({
  since: Instant,
  /** Days half of the recent decisions took; null before there were enough. */
  medianDays: z.nullable(z.number()),
})
export type Waiting = z.infer<typeof Waiting>

/** The password chosen at registration; another `username` where the chosen one turned out to be taken. */
export const VerifyEmail = z.strictObject({ password: TypedPassword, username: z.optional(Username) })
