import type { LessonHead, Module, Progress } from '../calls.ts'
import { requiredOf } from './required.ts'

interface Course {
  modules: readonly Module[]
  lessons: readonly LessonHead[]
}

/**
 * What of the required modules a student has, and what is left: points of exams that count, of `allPoints` at most; minutes
 * of reading and work of lessons that are not done, and of the exams of modules that are not completed.
 */
export function leftOf({ modules, lessons }: Course, progress: Progress) {
  const { required, isDone, done } = requiredOf(modules, progress)
  const standingOf = (id: string) => progress.moduleProgresses.find(({ module }) => module === id)
  const open = required.filter(({ id }) => !isDone(id))
  const ahead = lessons.filter((lesson) => !lesson.done && open.some(({ id }) => id === lesson.module))
  const exams = open.map(({ id }) => standingOf(id)?.exam)
  return {
    done,
    count: required.length,
    points: sum(required.map(({ id }) => standingOf(id)?.exam.counts?.points ?? 0)),
    allPoints: required.length * 100,
    minutes:
      sum(ahead.map(({ readingMinutes, workMinutes }) => readingMinutes + workMinutes)) +
      sum(exams.map((exam) => (exam && exam.questions > 0 ? exam.minutes : 0))),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
