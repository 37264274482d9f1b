import type { Role } from '#platform/contract/parts.ts'
import { is } from '#platform/contract/states.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import { beforeTeamDeadline, type Semester, type Student, type Team } from '#teams/seats/server/rules.ts'
import { type ProjectStatus, projectStates } from '../states.ts'

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
