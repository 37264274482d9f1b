import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Done, Face, Id, IdParams, Instant, text } from '#platform/contract/parts.ts'
import { ProjectView, TeamMember, TeamMentor } from '#teams/project/calls.ts'
import { projectStatuses } from '#teams/project/states.ts'

/** A team as its own members see it (decisions X15, X16). */
export const Team = z.object({
  project: z.object({ _id: Id, name: z.string(), status: z.enum(projectStatuses), isComplete: z.boolean() }),
  remainingSeats: z.int(),
  /** The owner first. */
  members: z.array(
    z.extend(TeamMember, {
      ...Face.shape,
      email: z.string(),
      university: z.string(),
      links: z.array(z.string()),
    }),
  ),
  mentor: z.nullable(
    z.extend(TeamMentor, {
      ...Face.shape,
      contact: z.object({ email: z.string(), phone: z.string() }),
    }),
  ),
  /** After it the office alone changes teams (decision X11). */
  teamDeadline: Instant,
  /** Applications and invitations that "we are complete" would end; 0 for whoever is not the owner. */
  pending: z.int(),
  can: z.object({ complete: z.boolean(), reopen: z.boolean() }),
})
export type Team = z.infer<typeof Team>

/** Characters of the reason for a correction. */
export const REASON_MAX = 1_000

const reason = text(REASON_MAX)
export const OfStudent = z.strictObject({ student: Id, reason })
export const OfMentor = z.strictObject({ mentor: Id, reason })
export const OfTeam = z.strictObject({ reason })

export const about = 'Teams: one’s own, saying that it is complete, and the corrections of the office.'

export const team = {
  /** Nothing before there is one. */
  mine: call({
    summary: "Get the caller's own team",
    method: 'GET',
    path: '/team/my',
    who: ['STUDENT'],
    answer: z.object({ team: z.nullable(Team) }),
    refuses: ['wrong-semester'],
  }),
  /** A team of two looks for nobody else: what still asks for a seat ends (decision P6). */
  complete: call({
    summary: 'Say that the own team is complete',
    method: 'POST',
    path: '/manage-project/complete',
    who: ['STUDENT'],
    answer: Done,
    refuses: ['wrong-semester', 'not-owner', 'team-deadline-passed', 'team-too-small', 'team-full'],
  }),
  reopen: call({
    summary: 'Look for team mates again',
    method: 'POST',
    path: '/manage-project/reopen',
    who: ['STUDENT'],
    answer: Done,
    refuses: ['wrong-semester', 'not-owner', 'team-deadline-passed'],
  }),
  /**
   * From here on the office corrects a published project's team, also after the deadline; each leaves its reason in the
   * audit (decision P6). Adding ends what the student has asked of others, and others of them.
   */
  add: call({
    summary: 'Add a student to a team',
    method: 'POST',
    path: '/team/add-member/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: OfStudent,
    answer: ProjectView,
    refuses: [
      'wrong-semester',
      'project-dissolved',
      'student-not-entered',
      'student-not-in-semester',
      'in-a-team',
      'team-full',
    ],
  }),
  remove: call({
    summary: 'Remove a member from a team',
    method: 'POST',
    path: '/team/remove-member/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: OfStudent,
    answer: ProjectView,
    refuses: ['wrong-semester', 'project-dissolved', 'owner-stays'],
  }),
  /** To another member; the owner so far stays in the team. */
  handOver: call({
    summary: 'Hand a project over to another member',
    method: 'POST',
    path: '/team/hand-over/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: OfStudent,
    answer: ProjectView,
    refuses: ['wrong-semester', 'project-dissolved'],
  }),
  /** Gives the project this mentor, in place of the one it has. */
  setMentor: call({
    summary: 'Set the mentor of a project',
    method: 'POST',
    path: '/team/set-mentor/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: OfMentor,
    answer: ProjectView,
    refuses: ['wrong-semester', 'project-dissolved', 'mentor-full'],
  }),
  removeMentor: call({
    summary: 'Remove the mentor of a project',
    method: 'POST',
    path: '/team/remove-mentor/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: OfTeam,
    answer: ProjectView,
    refuses: ['wrong-semester', 'project-dissolved'],
  }),
  dissolve: call({
    summary: 'Dissolve a project with its team',
    method: 'POST',
    path: '/team/dissolve/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: OfTeam,
    answer: Done,
    refuses: ['wrong-semester', 'project-dissolved'],
  }),
}
