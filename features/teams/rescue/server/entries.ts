import { TEAM_SIZE } from '#teams/project/calls.ts'
import {
  type RescueEntry,
  type RescueKind,
  type RescuePerson,
  type RescuePlaces,
  rescueKinds,
} from '../calls.ts'
import type { Facts } from './queries.ts'
import {
  type Group,
  isOpen,
  type Person,
  promisedBy,
  proposedOf,
  type RescueProject,
  roomOf,
  seatsOf,
  standingOf,
} from './rules.ts'

/** Everything there is to look at: groups, those around a project first, then who is in none, then free seats. */
export function entriesOf(facts: Facts, hasRound: boolean): RescueEntry[] {
  const groups = facts.groups.filter(hasMeaning)
  const inGroup = new Set(
    groups.flatMap((group) => [...staying(group).map(({ id }) => id), group.project?.id]),
  )
  const seats = facts.projects.filter((one) => seatsOf(one) > 0 && !inGroup.has(one.id))
  const reasonOf = (id: string): RescueEntry['reason'] =>
    hasRound ? (facts.leftOut.get(id) ?? (facts.leftOut.has(id) ? 'left-alone' : 'came-later')) : null
  const entries = [
    ...groups.map(groupEntry),
    ...facts.people
      .filter((one) => isLooking(one) && !inGroup.has(one.id))
      .map(
        (one): RescueEntry => ({
          _id: one.id,
          kind: 'UNPLACED',
          project: null,
          room: TEAM_SIZE - 1,
          reason: reasonOf(one.id),
          people: [presentPerson(one, 'PROPOSED')],
        }),
      ),
    ...seats.map((one) => seatEntry(one, hasRound)),
  ]
  return entries.toSorted((a, b) => rescueKinds.indexOf(a.kind) - rescueKinds.indexOf(b.kind))
}

/** Whoever was refused looks for another team, and is an entry of their own. */
const staying = ({ project, places }: Group) => places.filter((one) => standingOf(one, project) !== 'REFUSED')

/**
 * Whether somebody can still be asked, or everybody has found a team. Somebody left alone is an entry of
 * their own.
 */
const hasMeaning = (group: Group) =>
  isOpen(group) || (proposedOf(group).length === 0 && staying(group).length > 0)
export const isLooking = ({ seat, isGone }: Person) => !seat && !isGone

const presentPerson = (
  { id, surname, firstname, university_id, personality }: Person,
  standing: RescuePerson['standing'],
  isOwner = false,
): RescuePerson => ({
  _id: id,
  surname,
  firstname,
  university: university_id ?? '',
  personality,
  isOwner,
  standing,
})

export const presentProject = ({ id, name, status }: RescueProject) => ({ _id: id, name, status })

/** The project's team, then who is proposed. */
export function peopleOf(group: Group): RescuePerson[] {
  const { project, places } = group
  const promised = promisedBy(group)?.id ?? project?.owner_id
  const team = project?.team.filter(({ id }) => !places.some((one) => one.id === id)) ?? []
  return [
    ...team.map((one) => presentPerson(one, 'TEAM', one.id === project?.owner_id)),
    ...places.map((one) => presentPerson(one, standingOf(one, project), one.id === promised)),
  ]
}

const groupEntry = (group: Group): RescueEntry => ({
  _id: group.id,
  kind: group.project ? 'PROJECT' : 'OPEN',
  project: group.project && presentProject(group.project),
  people: peopleOf(group),
  room: Math.max(0, roomOf(group)),
  reason: null,
})

/** An owner who is alone counts as somebody without a team; a team of two may stay as it is. */
function seatEntry(project: RescueProject, hasRound: boolean): RescueEntry {
  const isAlone = project.team.length === 1
  return {
    _id: project.id,
    kind: isAlone ? 'UNPLACED' : 'SEAT',
    project: presentProject(project),
    people: project.team.map((one) => presentPerson(one, 'TEAM', one.id === project.owner_id)),
    room: seatsOf(project),
    reason: isAlone && hasRound ? 'no-place' : null,
  }
}

export function countsOf({ people, projects, groups }: Facts) {
  const open = groups.filter(isOpen)
  const owners = projects.filter((one) => one.team.length === 1 && seatsOf(one) > 0)
  const withoutTeam = people.filter(isLooking).length
  const withProject = open.filter(hasProject)
  const withoutProject = open.filter((one) => !hasProject(one))
  const placed =
    open.flatMap(proposedOf).length +
    owners.filter(({ id }) => withProject.some(({ project }) => project?.id === id)).length
  return {
    withoutTeam,
    ownersAlone: owners.length,
    placed,
    unplaced: withoutTeam + owners.length - placed,
    withProject: withProject.length,
    withoutProject: withoutProject.length,
    settled: groups.flatMap(({ places }) => places.filter(({ seat }) => seat !== null)).length,
    letters: withProject.length + withoutProject.flatMap(proposedOf).length,
  }
}

const hasProject = ({ project }: Group) => project !== null

interface Chosen {
  groupKinds: readonly RescueKind[]
  universities: readonly string[]
  places: readonly RescuePlaces[]
}

export const isChosen =
  ({ groupKinds, universities, places }: Chosen) =>
  ({ kind, people, room }: RescueEntry): boolean =>
    (groupKinds.length === 0 || groupKinds.includes(kind)) &&
    (places.length === 0 || places.includes(room > 0 ? 'FREE' : 'NONE')) &&
    (universities.length === 0 || people.some(({ university }) => universities.includes(university)))
