import * as z from 'zod/mini'
import { SpokenLanguage } from '#people/profile/spoken.ts'
import { call, file } from '#platform/contract/call.ts'
import { FacebookLink, LinkedinLink } from '#platform/contract/links.ts'
import { anyOf, pagedList } from '#platform/contract/list.ts'
import { Face, FullName, Id, IdParams, line, Personality, text } from '#platform/contract/parts.ts'
import { UniversityId } from '#programme/programme/calls.ts'
import { inviteRefusals } from '#teams/request/invitation-calls.ts'

/** Characters (decision L10), and focuses (spec 5). */
export const introductionLimits = { oneLiner: 140, introduction: 1_500, focuses: 5 } as const

/** What a student who looks for a team writes of themselves (spec 3: project-member introduction). */
export const IntroductionFields = z.strictObject({
  oneLiner: line(introductionLimits.oneLiner),
  introduction: text(introductionLimits.introduction),
  facebook: FacebookLink,
  linkedin: LinkedinLink,
  focuses: z.array(Id).check(z.maxLength(introductionLimits.focuses)),
  /** Owners may read the student's one-pager (decision X15). */
  showsOnePager: z.boolean(),
})
export type IntroductionFields = z.infer<typeof IntroductionFields>

export const OwnIntroduction = z.object({
  /** Null before it was saved for the first time. */
  fields: z.nullable(IntroductionFields),
  isPublished: z.boolean(),
  /** Nobody in a team is looked for (decision X4). */
  isInTeam: z.boolean(),
})
export type OwnIntroduction = z.infer<typeof OwnIntroduction>

/** A student without a team as owners see them. */
export const Member = z.object({
  _id: Id,
  ...FullName.shape,
  ...Face.shape,
  university: z.string(),
  personality: z.nullable(Personality),
  oneLiner: z.string(),
  introduction: z.string(),
  focuses: z.array(Id),
  languages: z.array(SpokenLanguage),
  links: z.array(z.string()),
  /** Where the student lets owners read it. */
  hasOnePager: z.boolean(),
  /** Why the caller cannot invite this student now; null where they can. */
  closedBy: z.nullable(z.enum(inviteRefusals)),
})
export type Member = z.infer<typeof Member>

export const about = 'What students who look for a team write of themselves, and finding them.'

export const introduction = {
  mine: call({
    summary: "Get the caller's introduction",
    method: 'GET',
    path: '/project-member/profile',
    who: ['STUDENT'],
    answer: OwnIntroduction,
    refuses: ['wrong-semester'],
  }),
  /** Saved only, it stays published or unpublished, as it was (decision X17). */
  save: call({
    summary: 'Save the introduction',
    method: 'PUT',
    path: '/project-member/profile',
    who: ['STUDENT'],
    body: IntroductionFields,
    answer: OwnIntroduction,
    refuses: ['wrong-semester', 'not-found'],
  }),
  /** Owners find it from then on (decision X4). */
  publish: call({
    summary: 'Save and publish the introduction',
    method: 'POST',
    path: '/project-member/publish-profile',
    who: ['STUDENT'],
    body: IntroductionFields,
    answer: OwnIntroduction,
    refuses: ['wrong-semester', 'in-a-team-yourself', 'not-found'],
  }),
  /** Hides it; what was asked of the student before stays answerable. */
  withdraw: call({
    summary: 'Hide the introduction',
    method: 'POST',
    path: '/project-member/withdraw-profile',
    who: ['STUDENT'],
    answer: OwnIntroduction,
    refuses: ['wrong-semester'],
  }),
  /** Of this semester, in the order of their names; `search` reads what they published too (decision Y7). */
  find: call({
    summary: 'Find students who look for a team',
    method: 'POST',
    path: '/find-member/all',
    who: ['STUDENT'],
    ...pagedList('members', Member, {
      focuses: anyOf(Id),
      personalities: anyOf(Personality),
      universities: anyOf(UniversityId),
      /** One that the student speaks. */
      languages: anyOf(SpokenLanguage),
    }),
    refuses: ['page-too-far', 'wrong-semester', 'not-owner'],
  }),
  one: call({
    summary: 'Get a student who looks for a team',
    method: 'GET',
    path: '/find-member/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: Member,
    refuses: ['wrong-semester', 'not-owner'],
  }),
  /** Each reading leaves a line in the audit (decision L9). */
  onePager: call({
    summary: 'Download the one-pager of a student who looks for a team',
    method: 'GET',
    path: '/find-member/:id/one-pager',
    who: ['STUDENT'],
    params: IdParams,
    answer: file('application/pdf'),
    refuses: ['wrong-semester', 'not-owner'],
  }),
}
