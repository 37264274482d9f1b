import * as z from 'zod/mini'
import { OnePager } from '#documents/one-pager/calls.ts'
import { call } from '#platform/contract/call.ts'
import { FullName, Id } from '#platform/contract/parts.ts'
import { ProgressReport } from '#teams/progress-report/calls.ts'
import { Application } from '#teams/request/application-calls.ts'

/** A team of a finished semester as those read it who were in it, and staff. */
export const EarlierTeam = z.object({
  project: z.object({ _id: Id, name: z.string() }),
  /** The person whose semester it is owned the project; otherwise they were a member. */
  isOwner: z.boolean(),
  /** The owner first; empty, like the mentor and the report, for a coordinator of another university (decision R5). */
  members: z.array(z.object({ _id: Id, ...FullName.shape })),
  mentor: z.nullable(FullName),
  report: z.nullable(ProgressReport),
  /** Whether the reader may open the project's page. */
  can: z.object({ open: z.boolean() }),
})
export type EarlierTeam = z.infer<typeof EarlierTeam>

/** What somebody has of a finished semester beside its modules (decisions S1, Y2). */
export const EarlierSemester = z.object({
  /** Its key. */
  semester: z.string(),
  number: z.int(),
  onePager: z.nullable(OnePager),
  team: z.nullable(EarlierTeam),
  /** Of projects that were dissolved while they were in the team, the latest first; of their university's for a coordinator. */
  dissolved: z.array(z.object({ project: z.string(), report: ProgressReport })),
  /** To projects, with their outcome; newest first. */
  applications: z.array(Application),
})
export type EarlierSemester = z.infer<typeof EarlierSemester>

/** The projects that a mentor had in a finished semester, by name. */
export const EarlierMentoring = z.object({
  semester: z.string(),
  number: z.int(),
  projects: z.array(z.object({ _id: Id, name: z.string() })),
})
export type EarlierMentoring = z.infer<typeof EarlierMentoring>

export const about = 'What people have of finished semesters: read-only, and whole.'

export const earlier = {
  /** Semesters in which the student was, the latest first. */
  mine: call({
    summary: 'Get what the calling student has of earlier semesters',
    method: 'GET',
    path: '/earlier-semesters',
    who: ['STUDENT'],
    answer: z.object({ semesters: z.array(EarlierSemester) }),
  }),
  /** Semesters in which the mentor had a project, the latest first. */
  mentored: call({
    summary: 'List the projects that the calling mentor mentored in earlier semesters',
    method: 'GET',
    path: '/earlier-semesters/mentored',
    who: ['MENTOR'],
    answer: z.object({ semesters: z.array(EarlierMentoring) }),
  }),
}
