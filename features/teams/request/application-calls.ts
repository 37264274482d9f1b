import * as z from 'zod/mini'
import { SpokenLanguage } from '#people/profile/spoken.ts'
import { call, file } from '#platform/contract/call.ts'
import {
  Done,
  Face,
  FullName,
  Id,
  IdParams,
  Instant,
  Personality,
  pdfRefusals,
  pdfUpload,
  text,
} from '#platform/contract/parts.ts'
import { MOTIVATION_MAX, projectFields, standings, timeFields } from './shapes.ts'
import { voidReasons } from './states.ts'

/** Pending ones of a student altogether (decision X2). */
export const PENDING_MAX = 10

/** Why somebody cannot apply to a project now, each need with its own words (decision X2). */
export const applyRefusals = [
  'own-project',
  'has-project',
  'in-a-team-yourself',
  'team-deadline-passed',
  'application-pending',
  'already-invited',
  'application-closed',
  'applications-spent',
  'applications-too-many',
  'team-full',
  'team-complete',
] as const

/** An application as its applicant sees it. */
export const Application = z.object({
  _id: Id,
  status: z.enum(standings),
  /** Why it is closed: revoked by the applicant, or ended by something else; null where it was answered. */
  closedBy: z.nullable(z.enum([...voidReasons, 'revoked'])),
  _project: z.object(projectFields),
  motivation: z.string(),
  hasCv: z.boolean(),
  ...timeFields,
  closedAt: z.nullable(Instant),
  can: z.object({ revoke: z.boolean() }),
})
export type Application = z.infer<typeof Application>

/** What the applicant has published of themselves; null without it. */
const Introduced = z.nullable(
  z.object({
    oneLiner: z.string(),
    introduction: z.string(),
    focuses: z.array(Id),
    links: z.array(z.string()),
  }),
)

/** A pending application as the project's owner sees it. */
export const ReceivedApplication = z.object({
  _id: Id,
  applicant: z.object({
    _id: Id,
    ...FullName.shape,
    ...Face.shape,
    personality: z.nullable(Personality),
    university: z.string(),
    languages: z.array(SpokenLanguage),
    introduction: Introduced,
  }),
  motivation: z.string(),
  hasCv: z.boolean(),
  ...timeFields,
})
export type ReceivedApplication = z.infer<typeof ReceivedApplication>

export const ApplyForm = z.strictObject({ motivation: text(MOTIVATION_MAX) })

/** How a student stands to a project. */
export const ApplicationStanding = z.object({
  /** Why they cannot apply now; null where they can. */
  closedBy: z.nullable(z.enum(applyRefusals)),
  /** Their last application to it. */
  application: z.nullable(Application),
  /** They are in its team: its owner, or however they joined it. */
  isOwnTeam: z.boolean(),
})
export type ApplicationStanding = z.infer<typeof ApplicationStanding>

const decisionRefusals = ['wrong-semester', 'not-owner', 'application-not-pending'] as const

export const about = 'Applications of students to projects, from both sides.'

export const application = {
  /** Newest first. */
  mine: call({
    summary: "List the caller's own applications",
    method: 'GET',
    path: '/find-project/applications',
    who: ['STUDENT'],
    answer: z.object({ applications: z.array(Application) }),
    refuses: ['wrong-semester'],
  }),
  /** Before they apply, and afterwards. */
  standing: call({
    summary: "Get the caller's standing to a project",
    method: 'GET',
    path: '/find-project/standing/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: ApplicationStanding,
    refuses: ['wrong-semester'],
  }),
  /** Idempotent: repeating it gets the same answer. */
  apply: call({
    summary: 'Apply to a project',
    method: 'POST',
    path: '/find-project/apply/:id',
    who: ['STUDENT'],
    params: IdParams,
    body: ApplyForm,
    uploads: { cv: { optional: true, maxBytes: pdfUpload.maxBytes, types: pdfUpload.types } },
    answer: Application,
    refuses: ['wrong-semester', ...applyRefusals, ...pdfRefusals],
  }),
  /** Idempotent: repeating it changes nothing. */
  revoke: call({
    summary: "Revoke one's own application",
    method: 'POST',
    path: '/find-project/revoke/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: Application,
    refuses: ['wrong-semester', 'application-not-pending'],
  }),
  /** Pending ones, the oldest first: an accepted one leaves the list (spec 4). */
  received: call({
    summary: "List the applications to the caller's project",
    method: 'GET',
    path: '/manage-project/applications',
    who: ['STUDENT'],
    /** `isComplete`: the owner looks for nobody, whatever seats are left (decision P6). */
    answer: z.object({
      applications: z.array(ReceivedApplication),
      remainingSeats: z.int(),
      isComplete: z.boolean(),
    }),
    refuses: ['wrong-semester', 'not-owner'],
  }),
  /** The applicant sees that it was opened (decision X3). */
  see: call({
    summary: 'Mark an application as seen',
    method: 'POST',
    path: '/manage-project/see-application/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: Done,
    refuses: ['wrong-semester', 'not-owner'],
  }),
  /** Final: the student joins, and everything else that was asked of or by them ends (decision P3). */
  accept: call({
    summary: 'Accept an application',
    method: 'POST',
    path: '/manage-project/accept-application/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: z.object({ remainingSeats: z.int() }),
    refuses: [...decisionRefusals, 'team-deadline-passed', 'team-full', 'in-a-team'],
  }),
  reject: call({
    summary: 'Reject an application',
    method: 'POST',
    path: '/manage-project/reject-application/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: Done,
    refuses: [...decisionRefusals],
  }),
  /** Of the applicant and of that project's owner alone (decision O3); each reading by the owner leaves a line in the audit. */
  cv: call({
    summary: 'Download the CV of an application',
    method: 'GET',
    path: '/application/:id/cv',
    who: ['STUDENT'],
    params: IdParams,
    answer: file('application/pdf'),
  }),
}
