import * as z from 'zod/mini'
import { User } from '#people/auth/calls.ts'
import { call, file } from '#platform/contract/call.ts'
import {
  cleanInOneLine,
  Done,
  IdParams,
  Language,
  OwnUsername,
  PersonName,
  pictureRefusals,
  pictureUpload,
} from '#platform/contract/parts.ts'
import { languagesDiffer, spokenShape } from './spoken.ts'

/** Spec 3: Profile; email and university are changed by staff only. */
export const ProfileForm = z.strictObject({
  surname: PersonName,
  firstname: PersonName,
  username: OwnUsername,
})
export type ProfileForm = z.infer<typeof ProfileForm>

/** Spec 5: format AA123456; written in small letters or with a space it is the same number. */
export const IdentityCard = z.string().check(
  cleanInOneLine,
  z.maxLength(40),
  z.overwrite((written) => written.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^[A-Z]{2}\d{6}$/),
)
export const IdentityCardForm = z.strictObject({ identityCard: z.nullable(IdentityCard) })
export type IdentityCardForm = z.infer<typeof IdentityCardForm>

/** In which a student can be spoken to (decision A9). */
export const SpokenForm = z.strictObject(spokenShape).check(languagesDiffer)

export const about = 'What people keep about themselves.'

export const profile = {
  /** Staff and mentors change their own names; a student asks for another one (`/profile/name-change`). */
  save: call({
    summary: "Save one's own name and username",
    method: 'PUT',
    path: '/profile',
    who: 'signed-in',
    concerns: 'oneself',
    body: z.strictObject({
      surname: z.optional(PersonName),
      firstname: z.optional(PersonName),
      username: OwnUsername,
    }),
    answer: z.object({ user: User }),
    refuses: ['username-taken', 'name-is-confirmed'],
  }),
  /**
   * Kept apart from the rest: the number is shown nowhere but in this field and, on request, on a certificate
   * (decision A9).
   */
  identityCard: call({
    summary: "Get one's own identity card number",
    method: 'GET',
    path: '/profile/identity-card',
    who: ['STUDENT'],
    answer: z.object({ identityCard: z.nullable(z.string()) }),
  }),
  /** Null takes it out. */
  saveIdentityCard: call({
    summary: "Save one's own identity card number",
    method: 'PUT',
    path: '/profile/identity-card',
    who: ['STUDENT'],
    body: IdentityCardForm,
    answer: Done,
  }),
  /** Null before they were saved for the first time. */
  spoken: call({
    summary: 'Get the languages that one speaks',
    method: 'GET',
    path: '/profile/spoken-languages',
    who: ['STUDENT'],
    answer: z.object({ languages: z.nullable(z.object(spokenShape)) }),
  }),
  saveSpoken: call({
    summary: 'Save the languages that one speaks',
    method: 'PUT',
    path: '/profile/spoken-languages',
    who: ['STUDENT'],
    body: SpokenForm,
    answer: Done,
  }),
  language: call({
    summary: "Choose one's own language",
    method: 'PUT',
    path: '/profile/language',
    who: 'signed-in',
    concerns: 'oneself',
    opens: 'early',
    body: z.strictObject({ language: Language }),
    answer: z.object({ user: User }),
  }),
  changePicture: call({
    summary: "Change one's own profile picture",
    method: 'POST',
    path: '/auth/change-picture/',
    who: 'signed-in',
    concerns: 'oneself',
    uploads: { file: pictureUpload },
    answer: z.object({ user: User }),
    refuses: pictureRefusals,
  }),
  /** Of oneself; of anybody for the office; of their own university's students for coordinators (decision L11). */
  picture: call({
    summary: 'Get a profile picture',
    method: 'GET',
    path: '/profile/:id/picture',
    who: 'signed-in',
    concerns: 'oneself',
    params: IdParams,
    answer: file('image/webp'),
  }),
}
