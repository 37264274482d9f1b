import type { LessonHead, Module, ModuleProgress, Progress } from '@rajt/contract/course'

/** The one thing a student is offered next: where it leads, and what it is about. */
export type NextStep =
  | { kind: 'lesson'; lesson: LessonHead; module: Module }
  | { kind: 'exam' | 'continue-exam'; module: Module }
  | { kind: 'improve'; module: Module; points: number; left: number }
  | { kind: 'done' }
  | { kind: 'ended' }
  | { kind: 'not-started' }
  | { kind: 'empty' }

interface Course {
  progress: Progress
  modules: readonly Module[]
  lessons: readonly LessonHead[]
}

/**
 * An open exam first, then the open module's next lesson, then its exam; in the end an exam worth improving. There is
 * nothing to do yet before the semester starts, and nothing any more once it has ended.
 */
export function nextStep({ progress, modules, lessons }: Course): NextStep {
  const steps = modules.flatMap((module) => {
    const standing = progress.moduleProgresses.find((one) => one.module === module.id)
    return standing ? [{ module, standing }] : []
  })
  const running = steps.find(({ standing }) => standing.exam.open)
  if (running) return { kind: 'continue-exam', module: running.module }
  if (progress.phase === 'before') return { kind: 'not-started' }
  if (progress.status === 'INACTIVE') return { kind: 'empty' }
  if (progress.phase === 'ended') return { kind: 'ended' }
  const active = steps.find(({ module, standing }) => !module.extra && standing.status === 'ACTIVE')
  if (active) return inModule(active.module, active.standing, lessons)
  const weakest = steps
    .filter(({ standing }) => standing.exam.can.start && (standing.exam.counts?.points ?? 100) < 100)
    .sort((a, b) => (a.standing.exam.counts?.points ?? 0) - (b.standing.exam.counts?.points ?? 0))[0]
  if (!weakest) return { kind: 'done' }
  const { counts, attemptsAllowed, attemptsUsed } = weakest.standing.exam
  return {
    kind: 'improve',
    module: weakest.module,
    points: counts?.points ?? 0,
    left: attemptsAllowed - attemptsUsed,
  }
}

function inModule(module: Module, standing: ModuleProgress, lessons: readonly LessonHead[]): NextStep {
  const lesson = lessons.find((one) => one.module === module.id && !one.done)
  if (lesson) return { kind: 'lesson', lesson, module }
  return standing.exam.can.start ? { kind: 'exam', module } : { kind: 'done' }
}
