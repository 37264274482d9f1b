import * as z from 'zod/mini'
import { call } from './call.ts'
import { Done, Id, IdParams, Instant, text } from './parts.ts'
import { ProjectView, TeamMember, TeamMentor } from './project.ts'
import { projectStatuses } from './project-states.ts'

/** A team as its own members see it (decisions X15, X16). */
export const Team = z.object({
  project: z.object({ _id: Id, name: z.string(), status: z.enum(projectStatuses), isComplete: z.boolean() }),
  remainingSeats: z.int(),
  /** The owner first. */
  members: z.array(
    z.extend(TeamMember, { email: z.string(), university: z.string(), links: z.array(z.string()) }),
  ),
  mentor: z.nullable(z.extend(TeamMentor, { contact: z.object({ email: z.string(), phone: z.string() }) })),
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

/** The office corrects a published project's team, also after the deadline; each leaves its reason in the audit (decision P6). */
const correction = { method: 'POST', who: ['OFFICE'], params: IdParams, answer: ProjectView } as const

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
    refuses: ['wrong-semester', 'not-project-owner', 'team-deadline-passed', 'team-too-small', 'team-full'],
  }),
  reopen: call({
    summary: 'Look for team mates again',
    method: 'POST',
    path: '/manage-project/reopen',
    who: ['STUDENT'],
    answer: Done,
    refuses: ['wrong-semester', 'not-project-owner', 'team-deadline-passed'],
  }),
  /** Ends what the student has asked of others, and others of them. */
  add: call({
    ...correction,
    summary: 'Add a student to a team',
    path: '/team/add-member/:id',
    body: OfStudent,
    refuses: ['wrong-semester', 'in-a-team', 'team-full'],
  }),
  remove: call({
    ...correction,
    summary: 'Remove a member from a team',
    path: '/team/remove-member/:id',
    body: OfStudent,
    refuses: ['wrong-semester', 'owner-stays'],
  }),
  /** To another member; the owner so far stays in the team. */
  handOver: call({
    ...correction,
    summary: 'Hand a project over to another member',
    path: '/team/hand-over/:id',
    body: OfStudent,
    refuses: ['wrong-semester'],
  }),
  /** Gives the project this mentor, in place of the one it has. */
  setMentor: call({
    ...correction,
    summary: 'Set the mentor of a project',
    path: '/team/set-mentor/:id',
    body: OfMentor,
    refuses: ['wrong-semester', 'mentor-full'],
  }),
  removeMentor: call({
    ...correction,
    summary: 'Remove the mentor of a project',
    path: '/team/remove-mentor/:id',
    body: OfTeam,
    refuses: ['wrong-semester'],
  }),
  dissolve: call({
    ...correction,
    summary: 'Dissolve a project with its team',
    path: '/team/dissolve/:id',
    body: OfTeam,
    answer: Done,
    refuses: ['wrong-semester', 'project-dissolved'],
  }),
}
