import { auth } from './auth.ts'
import type { Call } from './call.ts'
import { course } from './course.ts'
import { attemptStates, exam } from './exam.ts'
import { files } from './files.ts'
import { news } from './news.ts'
import { onboarding } from './onboarding.ts'
import { people } from './people.ts'
import { personality } from './personality.ts'
import { privacy } from './privacy.ts'
import { profile } from './profile.ts'
import { programme } from './programme.ts'
import { registration } from './registration.ts'
import { registrationStates } from './registration-states.ts'
import { security } from './security.ts'
import type { StateTable } from './states.ts'

/** The table of contents: every feature with calls, in the order a student meets them. */
export const features = {
  programme,
  registration,
  auth,
  security,
  onboarding,
  personality,
  profile,
  privacy,
  course,
  exam,
  people,
  news,
  files,
} satisfies Record<string, Record<string, Call>>

export type Feature = keyof typeof features

/** What a feature's calls are about, for the API reference. */
export const about: Record<Feature, string> = {
  programme: 'The current semester and its settings, and the universities.',
  registration: 'Registering, with or without an invitation, and deciding registrations.',
  auth: 'Signing in and out, and passwords.',
  security: 'Sessions and second factors.',
  onboarding: 'The first entry in a semester.',
  personality: 'The personality test and the choice of a personality.',
  profile: 'What people keep about themselves.',
  course: 'Modules, lessons and progress.',
  exam: 'The exams of modules.',
  people: 'Invitations, and addresses of invited people.',
  news: 'News and their images, and who has seen them.',
  files: 'Addresses of files.',
  privacy: 'The privacy notice, and who has read it.',
}

/** Everything that has states, by its table in the database. */
export const stateTables = {
  registration: registrationStates,
  exam_attempt: attemptStates,
} satisfies Record<string, StateTable>
