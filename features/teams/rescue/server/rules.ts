import type { Personality } from '#platform/contract/parts.ts'
import { is } from '#platform/contract/states.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import { TEAM_SIZE } from '#teams/project/calls.ts'
import { type ProjectStatus, projectStates } from '#teams/project/states.ts'
import { seatsLeft } from '#teams/seats/server/rules.ts'
import type { RescueStanding } from '../calls.ts'

export interface Person {
  id: string
  surname: string
  firstname: string
  university_id: string | null
  personality: Personality | null
  /** Cannot sign in any more. */
  isGone: boolean
  /** In any team of the semester. */
  seat: { project_id: string; position: number } | null
}

export interface Place extends Person {
  /** Said that they create the group's project. */
  creates: boolean
  /** A later round that was sent has put them into another group. */
  isSuperseded: boolean
  /** Projects that said no to them, or were told no. */
  refused: readonly string[]
}

export interface RescueProject {
  id: string
  name: string
  status: ProjectStatus
  is_complete: boolean
  owner_id: string
  /** The owner first. */
  team: readonly Person[]
}

export interface Group {
  id: string
  /** The project that the group was proposed for, or that one of its people has created since. */
  project: RescueProject | null
  places: readonly Place[]
}

/** Whoever owns a project of these people: who said that they create it, before anybody else. */
export const creatorOf = (places: readonly Place[]): Place | undefined =>
  places.toSorted((a, b) => Number(b.creates) - Number(a.creates)).find(({ seat }) => seat?.position === 0)

/** Whoever said that they create the project, and still may. */
export const promisedBy = ({ project, places }: Group): Place | undefined =>
  project ? undefined : places.find((one) => one.creates && isProposed(one, project))

export function standingOf(place: Place, project: RescueProject | null): RescueStanding {
  if (place.seat) return place.seat.project_id === project?.id ? 'JOINED' : 'ELSEWHERE'
  if (place.isGone) return 'GONE'
  if (place.isSuperseded) return 'ELSEWHERE'
  return project && place.refused.includes(project.id) ? 'REFUSED' : 'PROPOSED'
}

const isProposed = (place: Place, project: RescueProject | null) => standingOf(place, project) === 'PROPOSED'

/** Of its people those who have no team yet. */
export const proposedOf = ({ project, places }: Group): Place[] =>
  places.filter((one) => isProposed(one, project))

/** Seats of a project that somebody may still be proposed for. */
export function seatsOf({ status, is_complete, team }: RescueProject): number {
  if (!is(projectStates, status, 'live') || is_complete || team[0]?.isGone !== false) return 0
  return seatsLeft(team.length)
}

/** Whether its people can still become a team: nobody is asked in vain. */
export function isOpen(group: Group): boolean {
  const proposed = proposedOf(group).length
  return group.project ? proposed > 0 && seatsOf(group.project) > 0 : proposed > 1
}

/** How many more there is room for. */
export const roomOf = (group: Group): number =>
  (group.project ? seatsOf(group.project) : TEAM_SIZE) - proposedOf(group).length

interface Target {
  room: number
  project: { _id: string } | null
}

/** Whether the office may put a student there; `refused` are the projects that said no, or were told no. */
export function mayPlace(
  { isInTeam, refused }: { isInTeam: boolean; refused: ReadonlySet<string> },
  { room, project }: Target,
): Verdict<'in-a-team' | 'team-full' | 'rescue-refused-before'> {
  if (isInTeam) return 'in-a-team'
  if (room < 1) return 'team-full'
  return project && refused.has(project._id) ? 'rescue-refused-before' : 'ok'
}

/** Whether the group is still one without the student who leaves. */
export const staysWithout = ({ project, places }: Group, student: string): boolean =>
  places.filter(({ id }) => id !== student).length >= (project ? 1 : 2)
