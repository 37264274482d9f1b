import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Instant } from '#platform/contract/parts.ts'
import { OfSemester } from '#programme/programme/calls.ts'
import { ProgressReport } from '#teams/progress-report/calls.ts'
import { TeamMember } from '#teams/project/calls.ts'
import { MentorableProject } from '#teams/request/mentor-application-calls.ts'

/** A project that the caller mentors: whom to write to, who is in the team, and how far each of them is. */
export const MentoredProject = z.object({
  ...MentorableProject.shape,
  /** As the owner wrote it (decision X5). */
  contact: z.string(),
  since: Instant,
  /** The owner first. */
  members: z.array(
    z.object({
      ...TeamMember.shape,
      modulesCompleted: z.int(),
      /** Null unless the member allows it (decision Y2). */
      email: z.nullable(z.string()),
    }),
  ),
  /** Of the semester. */
  moduleCount: z.int(),
  /** Null until it is uploaded; the mentor may read it (decision Y2). */
  report: z.nullable(ProgressReport),
})
export type MentoredProject = z.infer<typeof MentoredProject>

/** Off until the student turns it on. */
export const ContactSetting = z.strictObject({ isShown: z.boolean() })

export const about = 'The projects that a mentor has taken.'

export const mentoredProject = {
  /** Newest first. */
  list: call({
    summary: 'List the projects that the calling mentor mentors',
    method: 'GET',
    path: '/mentored-projects',
    who: ['MENTOR'],
    query: z.strictObject({ semester: OfSemester }),
    answer: z.object({ projects: z.array(MentoredProject) }),
    refuses: ['wrong-semester', 'semester-unknown'],
  }),
  contact: call({
    summary: 'Tell whether the mentor of the caller’s team sees their e-mail address',
    method: 'GET',
    path: '/mentored-projects/contact',
    who: ['STUDENT'],
    answer: ContactSetting,
    refuses: ['wrong-semester'],
  }),
  /** Idempotent: it works at once, also for a mentor of an earlier semester. */
  setContact: call({
    summary: 'Show the e-mail address to the mentor of the team, or no longer',
    method: 'PUT',
    path: '/mentored-projects/contact',
    who: ['STUDENT'],
    body: ContactSetting,
    answer: ContactSetting,
    refuses: ['wrong-semester'],
  }),
}
