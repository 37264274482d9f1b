import * as z from 'zod/mini'
import { languagesDiffer, SpokenLanguage, spokenShape } from '#people/profile/spoken.ts'
import { call } from '#platform/contract/call.ts'
import { FacebookLink, LinkedinLink, WebsiteLink } from '#platform/contract/links.ts'
import { anyOf, pagedList } from '#platform/contract/list.ts'
import {
  Done,
  Email,
  Face,
  FullName,
  Id,
  IdParams,
  Language,
  line,
  optionalLine,
  text,
} from '#platform/contract/parts.ts'
import { Places } from '#teams/mentor-places/calls.ts'
import { suggestMentorRefusals } from '#teams/mentor-suggestion/calls.ts'
import {
  askMentorRefusals,
  MentorApplication,
  MentorContact,
} from '#teams/request/mentor-application-calls.ts'

/**
 * Characters (decision L10; of telephone numbers our own decision), and the most entries of everything else.
 */
export const mentorLimits = {
  title: 150,
  biography: 3_000,
  phone: 30,
  specializations: 12,
  /** Spec 9. */
  focuses: 5,
} as const

const profile = {
  contactEmail: Email,
  /** Digits, spaces and the usual signs of a telephone number. */
  phone: optionalLine(mentorLimits.phone).check(z.regex(/^[+0-9 ()/-]*$/)),
  facebook: FacebookLink,
  linkedin: LinkedinLink,
  website: WebsiteLink,
  biography: text(mentorLimits.biography),
  /** Title, position and organisation, as they are displayed. */
  title: line(mentorLimits.title),
  specializations: z.array(Id).check(z.maxLength(mentorLimits.specializations)),
  focuses: z.array(Id).check(z.maxLength(mentorLimits.focuses)),
  ...spokenShape,
}
/** What a mentor writes of themselves (spec 3: Mentor profile). */
export const MentorFields = z.strictObject(profile).check(languagesDiffer)
export type MentorFields = z.infer<typeof MentorFields>

/** Saved only, it stays published or unpublished, as it was (spec 4). */
export const SaveMentor = z.strictObject({ ...profile, publish: z.boolean() }).check(languagesDiffer)

export const MentorProfile = z.object({
  /** Null before it was saved for the first time. */
  fields: z.nullable(MentorFields),
  isPublished: z.boolean(),
})
export type MentorProfile = z.infer<typeof MentorProfile>

/** What the reader may do about a mentor in semester 2, and what they know of the mentor's places. */
export const Mentoring = z.object({
  /** Projects that the mentor may still take. */
  remaining: z.int(),
  /** For the office alone. */
  places: z.nullable(Places),
  /** Of the reader's own team (decision P9). */
  suggestedBy: z.array(z.object({ _id: Id, ...FullName.shape })),
  /** Whether an owner may apply to this mentor, or why not; null for whoever owns no project. */
  apply: z.nullable(z.enum(['ok', ...askMentorRefusals])),
  /** Whether a member may suggest this mentor, or why not; null for everybody else. */
  suggest: z.nullable(z.enum(['ok', 'suggested', ...suggestMentorRefusals])),
})
export type Mentoring = z.infer<typeof Mentoring>

/** A published mentor as others see them. */
export const Mentor = z.object({
  _id: Id,
  ...FullName.shape,
  title: z.string(),
  biography: z.string(),
  /** The language in which the mentor uses the product and writes. */
  language: Language,
  specializations: z.array(Id),
  focuses: z.array(Id),
  languages: z.array(SpokenLanguage),
  links: z.array(z.string()),
  ...Face.shape,
  /** For the office, the mentor, and the team they mentor (decision X15). */
  contact: MentorContact,
  /** Null in semester 1. */
  mentoring: z.nullable(Mentoring),
})
export type Mentor = z.infer<typeof Mentor>

export const about = 'What mentors write of themselves, and finding them.'

export const mentor = {
  profile: call({
    summary: "Get the caller's mentor profile",
    method: 'GET',
    path: '/mentor-profile',
    who: ['MENTOR'],
    answer: MentorProfile,
  }),
  /** With `publish` others find it from then on (decision X17). */
  save: call({
    summary: 'Save the mentor profile, and publish it',
    method: 'PUT',
    path: '/mentor-profile',
    who: ['MENTOR'],
    body: SaveMentor,
    answer: MentorProfile,
    refuses: ['not-found'],
  }),
  /** Hides it; what was asked of the mentor before stays answerable (decision P7). */
  unpublish: call({
    summary: 'Hide the mentor profile',
    method: 'POST',
    path: '/mentor-profile/unpublish',
    who: ['MENTOR'],
    answer: Done,
  }),
  /** In the order of their names; `search` reads title, organisation and terms too (decision Y7). Students and coordinators find them in semester 2 (spec 2). */
  find: call({
    summary: 'Find published mentors',
    method: 'POST',
    path: '/find-mentor/all',
    who: 'signed-in',
    ...pagedList(
      'mentors',
      Mentor,
      {
        specializations: anyOf(Id),
        focuses: anyOf(Id),
        /** One that the mentor speaks. */
        languages: anyOf(SpokenLanguage),
        /** In semester 2: only those who may still take a project. */
        isFree: z._default(z.boolean(), false),
      },
      // The applications of an owner's project (spec 7); empty for everybody else.
      { applications: z.array(MentorApplication) },
    ),
    refuses: ['page-too-far', 'wrong-semester'],
  }),
  /** Also the mentor of the caller's team, published or not. */
  one: call({
    summary: 'Get a published mentor',
    method: 'GET',
    path: '/find-mentor/:id',
    who: 'signed-in',
    params: IdParams,
    answer: Mentor,
  }),
}
