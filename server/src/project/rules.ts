import type { Role } from '@rajt/contract/parts'
import { TEAM_SIZE } from '@rajt/contract/project'
import { type ProjectStatus, projectStates } from '@rajt/contract/project-states'
import { is } from '@rajt/contract/states'
import type { Verdict } from '../plumbing/refuse.ts'

interface Semester {
  team_deadline: Date
}

/** After it the office alone changes teams (decision X11). */
export const beforeTeamDeadline = (
  { team_deadline }: Semester,
  now: Date,
): Verdict<'team-deadline-passed'> => (now < team_deadline ? 'ok' : 'team-deadline-passed')

interface Student {
  /** A seat in any team of the semester, their own included. */
  isInTeam: boolean
}

/** One project per student and semester, and none beside a team (decision P1). */
export function mayCreate(
  { isInTeam }: Student,
  semester: Semester,
  now: Date,
): Verdict<'in-a-team-yourself' | 'team-deadline-passed'> {
  if (isInTeam) return 'in-a-team-yourself'
  return beforeTeamDeadline(semester, now)
}

interface Draft {
  status: ProjectStatus
  revision: number
}

/** A published description stays as it is; who has seen an older version does not overwrite a newer one (decision P1). */
export function mayWrite(
  { status, revision }: Draft,
  seen: number,
): Verdict<'project-frozen' | 'project-changed'> {
  if (!is(projectStates, status, 'editable')) return 'project-frozen'
  return revision === seen ? 'ok' : 'project-changed'
}

interface Team {
  status: ProjectStatus
  /** The owner included. */
  members: number
  hasMentor: boolean
}

interface Work extends Team {
  hasReport: boolean
}

/** Before anybody was accepted (decision X6), and before its report is there, which is final (decision O2). */
export function mayDissolve({
  status,
  members,
  hasMentor,
  hasReport,
}: Work): Verdict<'project-has-team' | 'progress-report-submitted' | 'project-dissolved'> {
  if (!is(projectStates, status, 'live')) return 'project-dissolved'
  if (members > 1 || hasMentor) return 'project-has-team'
  return hasReport ? 'progress-report-submitted' : 'ok'
}

export const seatsLeft = (members: number): number => TEAM_SIZE - members

interface Offer extends Team {
  is_complete: boolean
}

/** Whether somebody may still join: published, with a seat, and not said to be complete (decisions P3, P6). */
export function maySeat({
  status,
  members,
  is_complete,
}: Offer): Verdict<'not-found' | 'team-full' | 'team-complete'> {
  if (!is(projectStates, status, 'open')) return 'not-found'
  if (seatsLeft(members) === 0) return 'team-full'
  return is_complete ? 'team-complete' : 'ok'
}

/** Whether a student who is accepted, or accepts, takes a seat now (decision P3). */
export function mayJoin(
  project: Offer,
  { isInTeam }: Student,
  semester: Semester,
  now: Date,
): Verdict<'not-found' | 'team-full' | 'in-a-team' | 'team-deadline-passed'> {
  const deadline = beforeTeamDeadline(semester, now)
  if (deadline !== 'ok') return deadline
  if (isInTeam) return 'in-a-team'
  // A team that said it was complete may still accept applicants one by one.
  const seat = maySeat({ ...project, is_complete: false })
  return seat === 'team-complete' ? 'ok' : seat
}

export interface Reader {
  role: Role
  university: string | null
  /** Of a reader who is a mentor: others find them, and they mentor this project. */
  isPublished: boolean
  isMentorOfIt: boolean
}

interface FinishedReader {
  role: Role
  university: string | null
  /** In the team, or its mentor. */
  isOfTeam: boolean
}

/**
 * When its semester is over, nobody looks for a project any more: it is its team's, its mentor's, the office's and its own
 * university's (decision Y2).
 */
export function mayReadFinished(
  { role, university, isOfTeam }: FinishedReader,
  project: { university: string | null },
): boolean {
  if (role === 'OFFICE') return true
  return role === 'UNIVERSITY' ? university === project.university : isOfTeam
}

/** What somebody is told of a project beside its description: who is in the team, and how to reach it. */
export interface Sight {
  team: boolean
  contact: boolean
}

/** Of other universities a coordinator sees the description and the owner's name; a mentor is known first (decisions R5, X5). */
export function sightOf(reader: Reader, { university }: { university: string | null }): Sight {
  const { role, isPublished, isMentorOfIt } = reader
  if (role === 'UNIVERSITY') {
    const isOwn = reader.university === university
    return { team: isOwn, contact: isOwn }
  }
  return { team: true, contact: role !== 'MENTOR' || isPublished || isMentorOfIt }
}
