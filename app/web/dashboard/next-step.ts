import type { LessonHead, Module, ModuleProgress, Progress } from '#course/course/calls.ts'
import { canGain } from '#course/course/web/exam-act.ts'
import { outcomeOf } from '#course/grade/web/outcome.ts'
import type { OnePagerStanding } from '#documents/one-pager/calls.ts'
import type { ProgressReportStanding } from '#teams/progress-report/calls.ts'
import type { TeamStep } from '#teams/team/web/team-step.ts'

/** From so many days before its deadline on, what others wait for comes before what one does alone. */
const SOON_MS = 14 * 86_400_000

/** The one thing a student is offered next: where it leads, and what it is about. */
export type NextStep =
  | { kind: 'lesson'; lesson: LessonHead; module: Module }
  | { kind: 'exam'; module: Module }
  | { kind: 'continue-exam'; module: Module; endsAt: string }
  | { kind: 'improve'; module: Module; points: number; left: number }
  | HandIn
  | TeamStep
  | { kind: 'done' }
  | { kind: 'ended' }
  | { kind: 'not-started' }
  | { kind: 'empty' }

/** One that the course asks for, and not the team. */
export type CourseStep = Exclude<NextStep, TeamStep>

/** What ends a semester, once its course is completed. */
type HandIn = { kind: 'one-pager'; deadline: string } | { kind: 'progress-report'; deadline: string }

interface Course {
  progress: Progress
  modules: readonly Module[]
  lessons: readonly LessonHead[]
  handIn: HandIn | null
  /** Null in a first semester too. */
  team: TeamStep | null
}

/**
 * An open exam first, then who waits for an answer, and a team whose deadline is near; then an exam that was failed and may
 * be taken again, the open module's next lesson, its exam; then the team, and what is handed in, the nearer deadline
 * first; in the end an exam to retake, if the grade can rise by it: its result counts, even a worse one. There is nothing
 * to do yet before the semester starts, and nothing any more once it has ended.
 */
export function nextStep({ progress, modules, lessons, handIn, team }: Course, now = new Date()): NextStep {
  const steps = modules.flatMap((module) => {
    const standing = progress.moduleProgresses.find((one) => one.module === module.id)
    return standing ? [{ module, standing }] : []
  })
  for (const { module, standing } of steps)
    if (standing.exam.open) return { kind: 'continue-exam', module, endsAt: standing.exam.open.endsAt }
  if (progress.phase === 'before') return { kind: 'not-started' }
  if (progress.status === 'INACTIVE') return { kind: 'empty' }
  if (progress.phase === 'ended') return { kind: 'ended' }
  if (team && (team.kind === 'answer' || isSoon(team.until, now))) return team
  const active = steps.find(({ module, standing }) => !module.extra && standing.status === 'ACTIVE')
  if (active) return inModule(active.module, active.standing, lessons)
  if (handIn && isSoon(handIn.deadline, now)) return handIn
  if (team) return team
  if (handIn) return handIn
  if (!outcomeOf(modules, progress).canRise) return { kind: 'done' }
  const weakest = steps
    .filter(({ module }) => !module.extra)
    .filter(({ standing }) => standing.exam.counts !== null && canGain(standing.exam))
    .sort((a, b) => (a.standing.exam.counts?.points ?? 0) - (b.standing.exam.counts?.points ?? 0))[0]
  return weakest ? improve(weakest.module, weakest.standing) : { kind: 'done' }
}

const isSoon = (until: string, now: Date) => Date.parse(until) - now.getTime() < SOON_MS

/** Both are asked for once the course is completed, each in its own semester; missing before. */
export function handInOf(onePager?: OnePagerStanding, report?: ProgressReportStanding): HandIn | null {
  // Its introduction may still have to be read.
  if (onePager && (onePager.closedBy === null || onePager.closedBy === 'one-pager-onboarding-needed'))
    return { kind: 'one-pager', deadline: onePager.deadline }
  return report?.closedBy === null ? { kind: 'progress-report', deadline: report.deadline } : null
}

/** Whoever completed the course without handing in is told what they missed, and until when it was (spec 4). */
export const missedOnePager = (onePager?: OnePagerStanding): { deadline: string } | null =>
  onePager?.closedBy === 'one-pager-deadline-passed' && onePager.missing.length === 0
    ? { deadline: onePager.deadline }
    : null

function improve(module: Module, { exam }: ModuleProgress): NextStep {
  const { counts, attemptsAllowed, attemptsUsed } = exam
  return { kind: 'improve', module, points: counts?.points ?? 0, left: attemptsAllowed - attemptsUsed }
}

function inModule(module: Module, standing: ModuleProgress, lessons: readonly LessonHead[]): NextStep {
  if (standing.exam.counts?.passed === false && standing.exam.can.start) return improve(module, standing)
  const lesson = lessons.find((one) => one.module === module.id && !one.done)
  if (lesson) return { kind: 'lesson', lesson, module }
  return standing.exam.can.start ? { kind: 'exam', module } : { kind: 'done' }
}
