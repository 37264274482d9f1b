import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { anyOfQuery, pagedQuery, sortBy } from '#platform/contract/list.ts'
import {
  Done,
  FullName,
  Id,
  IdParams,
  Instant,
  line,
  optionalText,
  Personality,
  text,
} from '#platform/contract/parts.ts'
import { Finished, OfSemester, UniversityId } from '#programme/programme/calls.ts'
import { ProgressReport } from '#teams/progress-report/calls.ts'
import { projectStatuses } from './states.ts'

/** Characters (decision L10). */
export const projectLimits = { name: 80, shortDescription: 300, section: 3_000 } as const
/** Spec 9: the owner and two more. */
export const TEAM_SIZE = 3
/** Spec 5. */
export const FOCUSES_MAX = 5

/** Spec 3: the sections of a description, in their order. */
export const projectSections = [
  'problem',
  'solution',
  'market',
  'competitors',
  'businessModel',
  'aboutTeam',
  'contact',
] as const
export type ProjectSection = (typeof projectSections)[number]

const sectionsAs = <S>(section: S) =>
  Object.fromEntries(projectSections.map((name) => [name, section])) as Record<ProjectSection, S>
const focuses = z.array(Id).check(z.maxLength(FOCUSES_MAX))

/** A draft has a name; all else may wait. */
const Draft = z.strictObject({
  name: line(projectLimits.name),
  shortDescription: optionalText(projectLimits.shortDescription),
  ...sectionsAs(optionalText(projectLimits.section)),
  focuses,
})
/** What is published says something in every section. */
const Description = z.strictObject({
  name: line(projectLimits.name),
  shortDescription: text(projectLimits.shortDescription),
  ...sectionsAs(text(projectLimits.section)),
  focuses,
})
export type ProjectFields = z.infer<typeof Draft>

/** Of the version that was loaded: two tabs do not overwrite each other. */
const revision = { revision: z.int().check(z.minimum(1)) }
export const SaveDraft = z.strictObject({ ...Draft.shape, ...revision })
export const PublishProject = z.strictObject({ ...Description.shape, ...revision })
export const CreateProject = Draft

/** What a list says of a published project. */
export const FoundProject = z.object({
  _id: Id,
  name: z.string(),
  shortDescription: z.string(),
  focuses,
  _owner: z.object({
    _id: Id,
    ...FullName.shape,
    /** In the order of the reader's language (decision A8). */
    fullName: z.string(),
  }),
  /** Of its owner (decision X12). */
  university: z.string(),
  remainingSeats: z.int().check(z.minimum(0), z.maximum(TEAM_SIZE - 1)),
  /** The owner of a team of two has said that nobody else is looked for (decision P6). */
  isComplete: z.boolean(),
  hasMentor: z.boolean(),
  publishedAt: z.nullable(Instant),
})
export type FoundProject = z.infer<typeof FoundProject>

export const Project = z.object({
  ...FoundProject.shape,
  ...Draft.shape,
  /** Null where the reader is not told (decision X5). */
  contact: z.nullable(z.string()),
  status: z.enum(projectStatuses),
  ...revision,
})
export type Project = z.infer<typeof Project>

/** What a project may look for; a team that says it is complete looks for no member (decision P6). */
export const projectNeeds = ['MEMBER', 'MENTOR'] as const
export type ProjectNeed = (typeof projectNeeds)[number]

export const TeamMember = z.object({
  _id: Id,
  ...FullName.shape,
  personality: z.nullable(Personality),
  isOwner: z.boolean(),
  since: Instant,
})
export type TeamMember = z.infer<typeof TeamMember>

export const TeamMentor = z.object({ _id: Id, ...FullName.shape, title: z.string() })
export type TeamMentor = z.infer<typeof TeamMentor>

/** Spec 3: Project view. */
export const ProjectView = z.object({
  project: Project,
  remainingSeats: z.int(),
  /** Empty where the reader is not told (decision X1); `mentor` is null then. */
  members: z.array(TeamMember),
  mentor: z.nullable(TeamMentor),
  /** When the progress report was uploaded; told to the office alone. */
  reportAt: z.nullable(Instant),
  /** Null where there is none, or the reader may not read it. */
  report: z.nullable(ProgressReport),
  /** The finished semester it belongs to; null in the current one. */
  finished: Finished,
  can: z.object({ save: z.boolean(), dissolve: z.boolean() }),
})
export type ProjectView = z.infer<typeof ProjectView>

export const about = 'Projects: describing one, publishing it, and the team around it.'

export const projectSorts = ['name'] as const
export type ProjectSort = (typeof projectSorts)[number]

export const project = {
  /**
   * Published ones of the semester, newest first (decision X1) or by name; `needs` are all to be met. Those of a finished semester are
   * for staff, a coordinator's for their own university (decision Y2).
   */
  find: call({
    summary: 'Find published projects',
    method: 'GET',
    path: '/find-project/all',
    who: 'signed-in',
    ...pagedQuery('projects', FoundProject, {
      semester: OfSemester,
      universities: anyOfQuery(UniversityId),
      focuses: anyOfQuery(Id),
      needs: anyOfQuery(z.enum(projectNeeds)),
      sort: sortBy(projectSorts),
    }),
    refuses: ['page-too-far', 'wrong-semester', 'semester-unknown', 'not-allowed'],
  }),
  /** The project of the caller's team, null before there is one; and until when teams can change, null once they no longer can. */
  mine: call({
    summary: "Get the caller's own project",
    method: 'GET',
    path: '/view-project/my',
    who: ['STUDENT'],
    answer: z.object({ view: z.nullable(ProjectView), teamsUntil: z.nullable(Instant) }),
    refuses: ['wrong-semester'],
  }),
  /**
   * A draft is its owner's alone, a published project everybody's who has the page (decision X5). One of a finished semester
   * is read by its team, its mentor, the office and the own university's coordinators (decision Y2).
   */
  one: call({
    summary: 'Get a project',
    method: 'GET',
    path: '/view-project/:id',
    who: 'signed-in',
    params: IdParams,
    answer: ProjectView,
    refuses: ['not-in-semester'],
  }),
  /**
   * Voids what the student asked of others and what others asked of them (decision X12). Idempotent: repeating it gets the
   * same answer.
   */
  create: call({
    summary: 'Create a project',
    method: 'POST',
    path: '/manage-project/create',
    who: ['STUDENT'],
    body: CreateProject,
    answer: ProjectView,
    refuses: ['wrong-semester', 'in-a-team-yourself', 'team-deadline-passed', 'not-found'],
  }),
  /** Idempotent: repeating it gets the same answer. */
  saveDraft: call({
    summary: 'Save the draft of a project',
    method: 'POST',
    path: '/manage-project/save-draft',
    who: ['STUDENT'],
    body: SaveDraft,
    answer: ProjectView,
    refuses: ['wrong-semester', 'not-owner', 'project-frozen', 'project-changed', 'not-found'],
  }),
  /** From then on the description stays as it is (decision P1). Idempotent: repeating it gets the same answer. */
  publish: call({
    summary: 'Publish a project',
    method: 'POST',
    path: '/manage-project/publish',
    who: ['STUDENT'],
    body: PublishProject,
    answer: ProjectView,
    refuses: ['wrong-semester', 'not-owner', 'project-frozen', 'project-changed', 'not-found'],
  }),
  /** Before anybody was accepted (decision X6). */
  dissolve: call({
    summary: 'Dissolve a project',
    method: 'POST',
    path: '/manage-project/dissolve',
    who: ['STUDENT'],
    body: z.strictObject({}),
    answer: Done,
    refuses: [
      'wrong-semester',
      'not-owner',
      'project-has-team',
      'progress-report-submitted',
      'project-dissolved',
    ],
  }),
}
