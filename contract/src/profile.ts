import * as z from 'zod/mini'
import { User } from './auth.ts'
import { call, file } from './call.ts'
import { IdParams, Language, PersonName, pictureRefusals, pictureUpload, Username } from './parts.ts'

/** Spec 3: Profile; email and university are changed by staff only. */
export const ProfileForm = z.strictObject({
  surname: PersonName,
  firstname: PersonName,
  username: Username,
})
export type ProfileForm = z.infer<typeof ProfileForm>

export const about = 'What people keep about themselves.'

export const profile = {
  save: call({
    summary: "Save one's own name and username",
    method: 'PUT',
    path: '/profile',
    who: 'signed-in',
    body: ProfileForm,
    answer: z.object({ user: User }),
    refuses: ['username-taken'],
  }),
  language: call({
    summary: "Choose one's own language",
    method: 'PUT',
    path: '/profile/language',
    who: 'signed-in',
    opens: 'early',
    body: z.strictObject({ language: Language }),
    answer: z.object({ user: User }),
  }),
  changePicture: call({
    summary: "Change one's own profile picture",
    method: 'POST',
    path: '/auth/change-picture/',
    who: 'signed-in',
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
    params: IdParams,
    answer: file('image/webp'),
  }),
}
