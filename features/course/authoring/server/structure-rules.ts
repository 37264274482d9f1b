import { type ProposedGrade, proposedGrade } from '#course/grade/grade.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import type { StructureAct } from '../content-parts.ts'

export interface ModuleFacts {
  id: string
  position: number
  extra: boolean
  isRetired: boolean
  /** By anybody: an exam or a lesson. */
  isBegun: boolean
  hasExam: boolean
  /** Lessons in use. */
  lessons: number
}

/** Of one student, by module. */
export interface StudentFacts {
  completed: ReadonlySet<string>
  begun: ReadonlySet<string>
  points: ReadonlyMap<string, number>
}

const inOrder = (modules: readonly ModuleFacts[]) => modules.toSorted((a, b) => a.position - b.position)

/** What is to be done with a module. */
export interface Act {
  act: StructureAct
  /** Of `up` and `down`: the module whose place it takes; the nearest, where none is named. */
  to?: string | undefined
}

const freeOf = (modules: readonly ModuleFacts[]) => inOrder(modules).filter(({ isBegun }) => !isBegun)

/** Places of a module and of the one whose place it takes, among those that nobody has begun; null where it cannot. */
function placesOf(modules: readonly ModuleFacts[], id: string, { act, to }: Act) {
  const free = freeOf(modules)
  const from = free.findIndex((one) => one.id === id)
  const nearest = act === 'up' ? from - 1 : from + 1
  const target = to === undefined ? nearest : free.findIndex((one) => one.id === to)
  const isOnItsSide = act === 'up' ? target < from : target > from
  return from >= 0 && free[target] && isOnItsSide ? { free, from, target } : null
}

/** The others move up by one place, and those that were begun keep theirs. */
function moved(modules: readonly ModuleFacts[], id: string, act: Act): ModuleFacts[] {
  const places = placesOf(modules, id, act)
  if (!places) return [...modules]
  const { free, from, target } = places
  const order = free.map((one) => one.id).toSpliced(from, 1)
  order.splice(target, 0, id)
  return modules.map((one) =>
    one.isBegun ? one : { ...one, position: free[order.indexOf(one.id)]?.position ?? one.position },
  )
}

/** What can be done with a module as the course stands; the order of what students have begun is fixed (decision 27). */
export function actsOf(modules: readonly ModuleFacts[], module: ModuleFacts): StructureAct[] {
  const moves = (['up', 'down'] as const).filter((act) => placesOf(modules, module.id, { act }))
  if (module.isRetired) return ['reinstate', ...moves]
  return [module.extra ? 'required' : 'bonus', 'retire', ...moves]
}

export function mayRestructure(
  modules: readonly ModuleFacts[],
  module: ModuleFacts,
  act: Act,
): Verdict<'structure-changed-meanwhile' | 'last-required-module'> {
  if (!actsOf(modules, module).includes(act.act)) return 'structure-changed-meanwhile'
  if (isMove(act) && !placesOf(modules, module.id, act)) return 'structure-changed-meanwhile'
  const isLast = !module.extra && modules.filter(({ extra }) => !extra).length === 1
  return isLast && (act.act === 'bonus' || act.act === 'retire') ? 'last-required-module' : 'ok'
}

/** The modules as the act leaves them. What is retired is a bonus module, and comes back as one. */
export function after(modules: readonly ModuleFacts[], id: string, act: Act): ModuleFacts[] {
  if (isMove(act)) return moved(modules, id, act)
  return modules.map((one) => {
    if (one.id !== id) return one
    if (act.act === 'required') return { ...one, extra: false }
    if (act.act === 'bonus') return { ...one, extra: true }
    return act.act === 'retire' ? { ...one, extra: true, isRetired: true } : { ...one, isRetired: false }
  })
}

export const isMove = ({ act }: Act): boolean => act === 'up' || act === 'down'

export interface Standing extends Pick<ProposedGrade, 'points' | 'reachable' | 'grade'> {
  open: ReadonlySet<string>
  isFinished: boolean
}

/** Decision C2 for a course that is not there yet; a test holds it beside what the database says of the one that is. */
export function standingIn(
  modules: readonly ModuleFacts[],
  student: StudentFacts,
  gradeLimits: readonly number[],
): Standing {
  const required = modules.filter(({ extra }) => !extra)
  const isOpen = ({ id, extra, isRetired, position }: ModuleFacts) =>
    student.begun.has(id) ||
    (!isRetired &&
      (extra || required.every((one) => one.position >= position || student.completed.has(one.id))))
  const earned = required.filter(({ hasExam }) => hasExam).map(({ id }) => student.points.get(id) ?? null)
  const { points, reachable, grade } = proposedGrade(earned, gradeLimits)
  return {
    open: new Set(modules.filter(isOpen).map(({ id }) => id)),
    isFinished: required.length > 0 && required.every(({ id }) => student.completed.has(id)),
    points,
    reachable,
    grade,
  }
}
