import { proposedGrade } from '#course/grade/grade.ts'
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

/** The one that a module changes places with: the nearest that nobody has begun either. */
function otherOf(modules: readonly ModuleFacts[], { id }: ModuleFacts, act: 'up' | 'down') {
  const free = inOrder(modules).filter(({ isBegun }) => !isBegun)
  const at = free.findIndex((one) => one.id === id)
  return at < 0 ? undefined : free[act === 'up' ? at - 1 : at + 1]
}

/** What can be done with a module as the course stands; the order of what students have begun is fixed (decision 27). */
export function actsOf(modules: readonly ModuleFacts[], module: ModuleFacts): StructureAct[] {
  const moves = (['up', 'down'] as const).filter((act) => otherOf(modules, module, act))
  if (module.isRetired) return ['reinstate', ...moves]
  return [module.extra ? 'required' : 'bonus', 'retire', ...moves]
}

export function mayRestructure(
  modules: readonly ModuleFacts[],
  module: ModuleFacts,
  act: StructureAct,
): Verdict<'structure-changed-meanwhile' | 'last-required-module'> {
  if (!actsOf(modules, module).includes(act)) return 'structure-changed-meanwhile'
  const isLast = !module.extra && modules.filter(({ extra }) => !extra).length === 1
  return isLast && (act === 'bonus' || act === 'retire') ? 'last-required-module' : 'ok'
}

/** The modules as the act leaves them. What is retired is a bonus module, and comes back as one. */
export function after(modules: readonly ModuleFacts[], id: string, act: StructureAct): ModuleFacts[] {
  const module = modules.find((one) => one.id === id)
  const other = module && (act === 'up' || act === 'down') ? otherOf(modules, module, act) : undefined
  return modules.map((one) => {
    if (one.id === other?.id) return { ...one, position: module?.position ?? one.position }
    if (one.id !== id) return one
    if (act === 'required') return { ...one, extra: false }
    if (act === 'bonus') return { ...one, extra: true }
    if (act === 'retire') return { ...one, extra: true, isRetired: true }
    return act === 'reinstate' ? { ...one, isRetired: false } : { ...one, position: other?.position ?? 0 }
  })
}

export interface Standing {
  open: ReadonlySet<string>
  isFinished: boolean
  grade: number
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
  const points = required.filter(({ hasExam }) => hasExam).map(({ id }) => student.points.get(id) ?? null)
  return {
    open: new Set(modules.filter(isOpen).map(({ id }) => id)),
    isFinished: required.length > 0 && required.every(({ id }) => student.completed.has(id)),
    grade: proposedGrade(points, gradeLimits).grade,
  }
}
