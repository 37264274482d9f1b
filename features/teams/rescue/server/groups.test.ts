import { expect, test } from 'vitest'
import { personalities } from '#platform/contract/parts.ts'
import { TEAM_SIZE } from '#teams/project/calls.ts'
import { chanceFrom } from './chance.ts'
import type { OpenProject, Seeker } from './cohort.ts'
import { proposeGroups } from './groups.ts'

interface Size {
  students: number
  projects: number
  universities: number
  /** How often a project and a student have asked, or refused, each other. */
  between: number
}

function cohortOf(seed: number, { students, projects, universities, between }: Size) {
  const chance = chanceFrom(seed)
  const below = (n: number) => Math.floor(chance() * n)
  const typeOf = () => personalities[below(personalities.length)] ?? 'PM'
  const made = Array.from({ length: projects }, (_, n): OpenProject => {
    const seats = 1 + below(2)
    const types = Array.from({ length: TEAM_SIZE - seats }, typeOf)
    return { id: `project-${n}`, university: `u${below(universities)}`, types, seats }
  })
  const some = () => new Set(made.filter(() => chance() < between).map(({ id }) => id))
  const seekers = Array.from({ length: students }, (_, n): Seeker => {
    const [asked, refused] = [some(), some()]
    for (const id of refused) asked.delete(id)
    return { id: `s${n}`, university: `u${below(universities)}`, type: typeOf(), asked, refused }
  })
  return { seekers, made }
}

type Cohort = ReturnType<typeof cohortOf>

const flawsOf = ({ seekers, made }: Cohort, { groups, unplaced }: ReturnType<typeof proposeGroups>) => {
  const placed = groups.flatMap(({ students }) => students)
  const projects = groups.flatMap(({ project }) => project ?? [])
  const seats = new Map(made.map(({ id, seats }) => [id, seats]))
  const refusedOf = new Map(seekers.map(({ id, refused }) => [id, refused]))
  return [
    ...groups.filter(({ project, students }) =>
      project ? students.length < 1 || students.length > (seats.get(project) ?? 0) : students.length < 2,
    ),
    ...groups.filter(({ students }) => students.length > TEAM_SIZE),
    ...groups.filter(({ project, students }) =>
      students.some((one) => project && refusedOf.get(one)?.has(project)),
    ),
    ...(new Set(placed).size === placed.length ? [] : ['twice']),
    ...(new Set(projects).size === projects.length ? [] : ['project twice']),
    ...(placed.length + unplaced.length === seekers.length ? [] : ['lost']),
  ]
}

/** Owners who stay alone, and students without a group. */
const leftOver = ({ made }: Cohort, { groups, unplaced }: ReturnType<typeof proposeGroups>) =>
  unplaced.length +
  made.filter(({ id, seats }) => seats === 2 && !groups.some(({ project }) => project === id)).length

/** By trying every way there is. */
function fewest({ seekers, made }: Cohort): number {
  const rooms = made.map(({ id, seats }) => ({ id, seats, taken: 0 }))
  const alone = () => rooms.filter(({ seats, taken }) => seats === 2 && taken === 0).length
  // Any number of students but one alone makes groups of two and three by themselves.
  const ways = (n: number, open: number): number => {
    const student = seekers[n]
    if (!student) return alone() + (open === 1 ? 1 : 0)
    const seated = rooms
      .filter(({ id, seats, taken }) => taken < seats && !student.refused.has(id))
      .map((room) => {
        room.taken++
        const found = ways(n + 1, open)
        room.taken--
        return found
      })
    return Math.min(ways(n + 1, open + 1), ...seated)
  }
  return ways(0, 0)
}

test('in any small cohort every group is legal, and nobody is left out for whom there is a place', () => {
  for (let seed = 1; seed <= 2_000; seed++) {
    const size = { students: seed % 7, projects: (seed >> 2) % 5, universities: 1 + (seed % 3) }
    const cohort = cohortOf(seed, { ...size, between: [0, 0.3, 0.7][seed % 3] ?? 0 })
    const proposal = proposeGroups(cohort.seekers, cohort.made, seed)
    expect(flawsOf(cohort, proposal), `seed ${seed}`).toEqual([])
    expect(leftOver(cohort, proposal), `seed ${seed}`).toBe(fewest(cohort))
  }
})

test('whatever the order they come in, the same seed proposes the same', () => {
  const { seekers, made } = cohortOf(7, { students: 60, projects: 12, universities: 4, between: 0.05 })
  const proposal = proposeGroups(seekers, made, 3)
  expect(proposeGroups(seekers.toReversed(), made.toReversed(), 3)).toEqual(proposal)
  expect(proposeGroups(seekers, made, 4)).not.toEqual(proposal)
})

test('same university first, then types that complement each other', () => {
  const seeker = (id: string, university: string, type: Seeker['type']): Seeker => ({
    id,
    university,
    type,
    asked: new Set(),
    refused: new Set(),
  })
  const project = { id: 'p', university: 'bme', types: ['CEO' as const], seats: 2 }
  const seekers = [
    seeker('a', 'bme', 'CEO'),
    seeker('b', 'bme', 'CTO'),
    seeker('c', 'szte', 'PM'),
    seeker('d', 'bme', 'Creative'),
    seeker('e', 'szte', 'PM'),
    seeker('f', 'szte', 'CTO'),
  ]
  for (let seed = 0; seed < 20; seed++) {
    const { groups } = proposeGroups(seekers, [project], seed)
    expect(groups[0]?.students.toSorted()).toEqual(['b', 'd'])
  }
})

test('who has asked or is asked comes first, who was refused never', () => {
  const base = {
    university: 'bme',
    type: 'CEO' as const,
    asked: new Set<string>(),
    refused: new Set<string>(),
  }
  const seekers = [
    { ...base, id: 'a', type: 'CTO' as const, refused: new Set(['p']) },
    { ...base, id: 'b', type: 'CTO' as const },
    { ...base, id: 'c', university: 'szte', asked: new Set(['p']) },
    { ...base, id: 'd' },
  ]
  const project = { id: 'p', university: 'bme', types: ['CEO' as const, 'PM' as const], seats: 1 }
  const { groups } = proposeGroups(seekers, [project], 1)
  expect(groups.find((group) => group.project)?.students).toEqual(['c'])
})

test('four thousand students are placed, each once', () => {
  const cohort = cohortOf(1, { students: 4_000, projects: 900, universities: 24, between: 0.002 })
  const proposal = proposeGroups(cohort.seekers, cohort.made, 1)
  expect(flawsOf(cohort, proposal)).toEqual([])
  expect(proposal.unplaced).toEqual([])
})
