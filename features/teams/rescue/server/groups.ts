import { personalities } from '#platform/contract/parts.ts'
import { TEAM_SIZE } from '#teams/project/calls.ts'
import { chanceFrom, shuffled } from './chance.ts'
import type { OpenProject, Seeker } from './cohort.ts'
import { type Pool, poolOf } from './pool.ts'

interface Group {
  project: OpenProject | null
  students: Seeker[]
}

export interface Proposal {
  groups: { project: string | null; students: string[] }[]
  unplaced: string[]
}

/**
 * Who might make a team (decision X19): as few without one as possible, then same university, then types that complement
 * each other. Whoever waits for each other's answer is put together first. The same for the same seed, whatever the order.
 */
export function proposeGroups(
  students: readonly Seeker[],
  projects: readonly OpenProject[],
  seed: number,
): Proposal {
  const chance = chanceFrom(seed)
  const pool = poolOf(shuffled(students, chance))
  const around = shuffled(projects, chance).map((project): Group => ({ project, students: [] }))
  serveOwnersAlone(around, pool)
  fillSeats(around, pool.asked, pool)
  fillSeats(around, pool.atHome, pool)
  const open = pool.universities().flatMap((university) => grouped(pool.takeMany(university)))
  fillSeats(around, pool.anywhere, pool)
  open.push(...grouped(pool.takeMany()))
  const [last] = pool.free()
  if (last && seatLast(last, around, open)) pool.take(last)
  return {
    groups: [...around, ...open]
      .filter((group) => group.students.length > 0)
      .map(({ project, students }) => ({
        project: project?.id ?? null,
        students: students.map(({ id }) => id),
      })),
    unplaced: pool.free().map(({ id }) => id),
  }
}

const isAlone = ({ project }: Group) => project?.seats === TEAM_SIZE - 1

/**
 * One student for each owner who is alone, as long as there are any: first those who ask for each other, then
 * those of the owner's university, then those from elsewhere.
 */
function serveOwnersAlone(around: readonly Group[], pool: Pool) {
  const alone = around.filter(isAlone)
  for (const pick of [pool.asked, pool.atHome, pool.anywhere])
    for (const group of alone) if (group.students.length === 0) putOne(group, pick, pool)
  const unserved = alone.filter(({ students }) => students.length === 0)
  for (const group of unserved) if (!pool.isEmpty()) exchange(group, alone, pool, new Set())
}

/**
 * No student who is left may come to this owner: takes one from another owner, for whom there is somebody
 * else.
 */
function exchange(group: Group, alone: readonly Group[], pool: Pool, tried: Set<Group>): boolean {
  tried.add(group)
  if (putOne(group, pool.anywhere, pool)) return true
  for (const other of alone) {
    const [theirs] = other.students
    if (!theirs || tried.has(other) || !mayCome(theirs, group)) continue
    other.students = []
    if (exchange(other, alone, pool, tried)) {
      group.students = [theirs]
      return true
    }
    other.students = [theirs]
  }
  return false
}

const mayCome = ({ refused }: Seeker, { project }: Group) => !project || !refused.has(project.id)
const hasSeat = ({ project, students }: Group) => students.length < (project?.seats ?? TEAM_SIZE)

type Pick = Pool['anywhere']

function putOne(group: Group, pick: Pick, pool: Pool): boolean {
  if (!group.project || pool.isEmpty()) return false
  const found = pick(group.project, [...group.project.types, ...group.students.map(({ type }) => type)])
  if (!found) return false
  pool.take(found)
  group.students.push(found)
  return true
}

/** In turns, so that no project gets two students before its neighbour has one. */
function fillSeats(around: readonly Group[], pick: Pick, pool: Pool) {
  for (let round = 0; round < TEAM_SIZE; round++)
    for (const group of around) if (hasSeat(group)) putOne(group, pick, pool)
}

/** Ordered so that any three in a row differ as far as they can. */
const byType = (people: readonly Seeker[]): Seeker[] =>
  people.toSorted((a, b) => personalities.indexOf(a.type) - personalities.indexOf(b.type))

/** Threes and pairs of different types; one alone stays where they are. */
function grouped(students: readonly Seeker[]): Group[] {
  const groups = Array.from(
    { length: Math.ceil(students.length / TEAM_SIZE) },
    (): Group => ({
      project: null,
      students: [],
    }),
  )
  for (const [n, student] of byType(students).entries()) groups[n % groups.length]?.students.push(student)
  return groups
}

/** The last student joins a pair, or makes a pair with somebody whose group is large enough without them. */
function seatLast(last: Seeker, around: readonly Group[], open: Group[]): boolean {
  const pair = open.find(({ students }) => students.length === 2)
  if (pair) return pair.students.push(last) > 0
  const large = [...open, ...around].find(hasEnough)
  const other = large?.students.pop()
  if (other) open.push({ project: null, students: [other, last] })
  return other !== undefined
}

/** Without one of its students it is still a team. */
const hasEnough = ({ project, students }: Group) =>
  students.length > (project ? 2 - (TEAM_SIZE - project.seats) : 2)
