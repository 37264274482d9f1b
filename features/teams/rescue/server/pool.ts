import type { Personality } from '#platform/contract/parts.ts'
import { complements } from '#teams/matching/server/types.ts'
import type { OpenProject, Seeker } from './cohort.ts'

/** The best student for a project; nobody where each was refused. */
type Pick = (project: OpenProject, team: readonly Personality[]) => Seeker | undefined

/** Students who are in no group yet. */
export interface Pool {
  free: () => Seeker[]
  isEmpty: () => boolean
  universities: () => string[]
  take: (student: Seeker) => void
  /** All students of a university, or all there are; nobody where it would be one alone. */
  takeMany: (university?: string) => Seeker[]
  /** Students and the project where one waits for the other's answer. */
  asked: Pick
  atHome: Pick
  /** From the university where most are left. */
  anywhere: Pick
}

export function poolOf(students: readonly Seeker[]): Pool {
  const byUniversity = new Map<string, Set<Seeker>>()
  const askedBy = new Map<string, Set<Seeker>>()
  for (const one of students) {
    addTo(byUniversity, one.university, one)
    for (const project of one.asked) addTo(askedBy, project, one)
  }
  const free = () => [...byUniversity.values()].flatMap((some) => [...some])
  let left = students.length
  const take = (one: Seeker) => {
    left--
    byUniversity.get(one.university)?.delete(one)
    for (const project of one.asked) askedBy.get(project)?.delete(one)
  }
  return {
    free,
    isEmpty: () => left === 0,
    universities: () => [...byUniversity.keys()],
    take,
    takeMany(university) {
      const some = university === undefined ? free() : [...(byUniversity.get(university) ?? [])]
      if (some.length < 2) return []
      some.forEach(take)
      return some
    },
    asked: (project, team) => bestOf(askedBy.get(project.id), project, team),
    atHome: (project, team) => bestOf(byUniversity.get(project.university), project, team),
    anywhere: (project, team) =>
      [...byUniversity.values()]
        .filter(({ size }) => size > 0)
        .sort((a, b) => b.size - a.size)
        .values()
        .map((some) => bestOf(some, project, team))
        .find((one) => one !== undefined),
  }
}

function addTo(all: Map<string, Set<Seeker>>, key: string, one: Seeker) {
  const some = all.get(key)
  if (some) some.add(one)
  else all.set(key, new Set([one]))
}

/** The first whose type the team lacks, else the first. */
function bestOf(some: ReadonlySet<Seeker> | undefined, { id }: OpenProject, team: readonly Personality[]) {
  let first: Seeker | undefined
  for (const one of some ?? []) {
    if (one.refused.has(id)) continue
    if (complements(team, one.type)) return one
    first ??= one
  }
  return first
}
