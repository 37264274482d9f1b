import type { Module, Progress } from '#course/course/calls.ts'
import { EXAM_POINTS, type ProposedGrade, proposedGrade } from '../grade.ts'

/** Whose grade it is: the reader's own, or that of a student whom staff look at. */
export type Whose = 'own' | 'theirs'

/** One exam of the proposed grade. */
export interface GradeLine {
  module: Module
  /** Of 100; null where no attempt counts yet. */
  points: number | null
  attempt: number | null
}

/** The exams that make up the grade: bonus modules and modules without an exam do not (decision C6). */
export function gradeLines(modules: readonly Module[], { moduleProgresses }: Progress): GradeLine[] {
  return modules.flatMap((module) => {
    const standing = moduleProgresses.find((one) => one.module === module.id)
    if (module.extra || !standing || standing.exam.refusal === 'no-exam') return []
    const { counts } = standing.exam
    return [{ module, points: counts?.points ?? null, attempt: counts?.number ?? null }]
  })
}

/** The points of an exam still to come if it goes as the ones before on average; null before the first, and once none is to come. */
export function expectedOf(lines: readonly GradeLine[]): number | null {
  const taken = lines.flatMap(({ points }) => points ?? [])
  if (taken.length === 0 || taken.length === lines.length) return null
  return taken.reduce((sum, one) => sum + one, 0) / taken.length
}

/** The grade that these make; null where nothing is expected. */
export function paceOf(lines: readonly GradeLine[], limits: readonly number[]): ProposedGrade | null {
  const expected = expectedOf(lines)
  if (expected === null) return null
  return proposedGrade(
    lines.map(({ points }) => points ?? expected),
    limits,
  )
}

/** Points that are missing to the next better grade, over all exams; null where there is none better. */
export function pointsToNext(
  { grade, points, reachable }: ProposedGrade,
  limits: readonly number[],
): number | null {
  const limit = limits[grade - 1]
  return limit === undefined ? null : Math.ceil((limit * reachable) / 100 - points)
}

export interface Outcome {
  /**
   * Spec 2: no modules, some or all completed; `retry`: the last exam was failed and may be taken again; `behind`: some
   * completed, at a pace that leads to no passing grade; `failed`: all completed, without the points of one.
   */
  heading: 'empty' | 'none' | 'some' | 'retry' | 'behind' | 'all' | 'failed' | 'ended'
  grade: ProposedGrade
  /** Exams that can still be taken again for more points. */
  improvable: number
  /** Full points in all of these would make a better grade. */
  canRise: boolean
}

/** How a student's semester stands as a whole: what is completed, what it is worth, what can still be improved. */
export function outcomeOf(modules: readonly Module[], progress: Progress): Outcome {
  const lines = gradeLines(modules, progress)
  const grade = proposedGrade(
    lines.map(({ points }) => points),
    progress.gradeLimits,
  )
  const improvable = lines.filter(
    ({ module, points }) =>
      points !== null &&
      points < EXAM_POINTS &&
      progress.moduleProgresses.some((one) => one.module === module.id && one.exam.can.start),
  )
  const best = proposedGrade(
    lines.map((line) => (improvable.includes(line) ? EXAM_POINTS : line.points)),
    progress.gradeLimits,
  )
  const isBehind = paceOf(lines, progress.gradeLimits)?.grade === 1
  const isFailed = lines.length > 0 && grade.grade === 1
  return {
    heading: headingOf(progress, { isBehind, isFailed }),
    grade,
    improvable: improvable.length,
    canRise: best.grade > grade.grade,
  }
}

interface Standing {
  isBehind: boolean
  isFailed: boolean
}

function headingOf(
  { status, phase, moduleProgresses }: Progress,
  { isBehind, isFailed }: Standing,
): Outcome['heading'] {
  if (status === 'INACTIVE') return 'empty'
  if (status === 'COMPLETED') return isFailed ? 'failed' : 'all'
  if (phase === 'ended') return 'ended'
  if (moduleProgresses.some(({ status: one, exam }) => one === 'ACTIVE' && exam.counts?.passed === false))
    return 'retry'
  if (moduleProgresses.every((one) => one.status !== 'COMPLETED')) return 'none'
  return isBehind ? 'behind' : 'some'
}
