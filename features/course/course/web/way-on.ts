import type { Answer } from '#platform/contract/call.ts'
import type { course, LessonHead } from '../calls.ts'

/** A lesson to go on with: the next one, or one of the module that was passed over. */
export interface Ahead {
  kind: 'next' | 'stillToDo'
  lesson: { id: string; title: string }
  /** Null where it belongs to another module. */
  takes: Takes | null
}

type Takes = Pick<LessonHead, 'readingMinutes' | 'workMinutes'>

interface WayOn {
  ahead: Ahead | null
  /** Lessons of the module that are not done yet. */
  lessonsLeft: number
  /** The exam is the next step: nothing of the module is left to read, and it is not completed. */
  isExamNext: boolean
}

type Lesson = Pick<Answer<typeof course.lesson>, 'lesson' | 'lessons' | 'next' | 'progress'>

/** Where a lesson's reader goes on. */
export function wayOn({ lesson, lessons, next, progress }: Lesson): WayOn {
  const takesOf = (id: string): Takes | null => lessons.find((one) => one.id === id) ?? null
  const lessonsLeft = lessons.filter(({ done }) => !done).length
  const isCompleted = progress?.status === 'COMPLETED'
  const isExamNext = progress !== null && (progress.exam.open !== null || (lessonsLeft === 0 && !isCompleted))
  const nextOne = next && { kind: 'next' as const, lesson: next, takes: takesOf(next.id) }
  // The lesson after the last one belongs to a module that this module's exam opens.
  const isLast = lessons.at(-1)?.id === lesson.id
  if (!isLast || progress === null || isCompleted) return { ahead: nextOne, lessonsLeft, isExamNext }
  const skipped = lessons.find((one) => !one.done && one.id !== lesson.id)
  const ahead = skipped ? { kind: 'stillToDo' as const, lesson: skipped, takes: skipped } : null
  return { ahead, lessonsLeft, isExamNext }
}
