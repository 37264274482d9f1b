import { createHash } from 'node:crypto'
import { isSameResult, type Result } from '#course/certificate/server/rules.ts'
import type { Queryable } from '#platform/server/database.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import type { SemesterRow } from '#programme/programme/server/current.ts'
import { sorted } from '../sorted.ts'
import { type Effect, NAMED_MOST } from '../structure-calls.ts'
import { certifiedResults, moduleFacts, namesOf, type Student, studentFacts } from './structure-queries.ts'
import {
  type Act,
  after,
  type ModuleFacts,
  mayRestructure,
  type Standing,
  standingIn,
} from './structure-rules.ts'

export interface Restructuring {
  semester: SemesterRow
  module: string
  act: Act
}

/** What an act makes of the course, and of whom. Refuses where it cannot be done. */
export async function restructured(db: Queryable, { semester, module: id, act }: Restructuring) {
  const modules = await moduleFacts(db, semester.id)
  const module = modules.find((one) => one.id === id)
  if (!module) return refuse('not-found')
  refuseUnless(mayRestructure(modules, module, act))
  const later = after(modules, id, act)
  const students = await studentFacts(db, semester, modules)
  const certified = await certifiedResults(db, semester.id)
  const moves = students.map((student) =>
    moveOf(student, {
      before: standingIn(modules, student, semester.grade_limits),
      later: standingIn(later, student, semester.grade_limits),
      hidden: act.act === 'retire' ? id : null,
      certified: certified.get(student.id),
    }),
  )
  const figures = figuresOf(moves, students, id)
  const losing = moves.filter(isLoss).map((move) => move.student)
  const names = await namesOf(db, losing.slice(0, NAMED_MOST))
  const effect: Effect = {
    ...figures,
    losing: losing.length,
    losers: names,
    seen: seenOf([act.act, act.to ?? null, modules, figures, losing]),
  }
  return { module, modules, later, effect }
}

interface Move {
  student: string
  opens: boolean
  closes: boolean
  finishes: boolean
  unfinishes: boolean
  gradeRises: boolean
  gradeFalls: boolean
  outdates: boolean
}

interface Sides {
  before: Standing
  later: Standing
  /** Retired by this: that it is gone for who had not begun it is what retiring means. */
  hidden: string | null
  /** What their certificate says. */
  certified: Result | undefined
}

const moveOf = ({ id }: Student, { before, later, hidden, certified }: Sides): Move => ({
  student: id,
  opens: [...later.open].some((module) => !before.open.has(module)),
  closes: [...before.open].some((module) => module !== hidden && !later.open.has(module)),
  finishes: !before.isFinished && later.isFinished,
  unfinishes: before.isFinished && !later.isFinished,
  gradeRises: later.grade > before.grade,
  gradeFalls: later.grade < before.grade,
  outdates: certified !== undefined && isSameResult(certified, before) && !isSameResult(certified, later),
})

const isLoss = ({ closes, unfinishes, gradeFalls, outdates }: Move) =>
  closes || unfinishes || gradeFalls || outdates

function figuresOf(moves: readonly Move[], students: readonly Student[], id: ModuleFacts['id']) {
  const count = (which: Exclude<keyof Move, 'student'>) => moves.filter((move) => move[which]).length
  return {
    students: students.length,
    begun: students.filter(({ begun }) => begun.has(id)).length,
    completed: students.filter(({ begun, completed }) => begun.has(id) && completed.has(id)).length,
    opens: count('opens'),
    closes: count('closes'),
    finishes: count('finishes'),
    unfinishes: count('unfinishes'),
    gradeRises: count('gradeRises'),
    gradeFalls: count('gradeFalls'),
    outdates: count('outdates'),
  }
}

const seenOf = (told: unknown) => createHash('sha256').update(sorted(told)).digest('base64url')
