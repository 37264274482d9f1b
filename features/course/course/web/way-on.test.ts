import { expect, test } from 'vitest'
import type { LessonHead, ModuleProgress } from '../calls.ts'
import { wayOn } from './way-on.ts'

const head = (id: string, done = false): LessonHead => ({
  id,
  module: 'm',
  position: 1,
  title: `Lesson ${id}`,
  readingMinutes: 6,
  workMinutes: 25,
  media: null,
  done,
})
const standing = (given: Partial<ModuleProgress> = {}): ModuleProgress => ({
  module: 'm',
  status: 'ACTIVE',
  unlocked: true,
  blockedBy: null,
  lessonsDone: 0,
  lessonCount: 3,
  exam: {
    questions: 12,
    minutes: 20,
    attemptsUsed: 0,
    attemptsAllowed: 2,
    open: null,
    counts: null,
    can: { start: true },
    refusal: null,
  },
  ...given,
})
const at = (place: number, done: boolean[], progress: ModuleProgress | null = standing()) => {
  const lessons = ['a', 'b', 'c'].map((id, i) => head(id, done[i]))
  const lesson = { ...lessons[place], summary: '', html: '', headings: [], readingSeconds: 1 }
  const next = lessons[place + 1] ?? { id: 'd', title: 'In the next module' }
  return wayOn({ lesson: { ...lesson, checks: [], mediaFiles: [] } as never, lessons, next, progress })
}

test('the next lesson of the module comes first, and the exam waits', () =>
  expect(at(0, [true, false, false])).toMatchObject({
    ahead: { kind: 'next', lesson: { id: 'b' }, takes: { readingMinutes: 6, workMinutes: 25 } },
    lessonsLeft: 2,
    isExamNext: false,
  }))

test('from the last lesson the way leads back to one that was passed over', () =>
  expect(at(2, [true, false, true])).toMatchObject({
    ahead: { kind: 'stillToDo', lesson: { id: 'b' } },
    isExamNext: false,
  }))

test('the exam is next once every lesson is done, and nothing leads into the locked module', () =>
  expect(at(2, [true, true, true])).toEqual({ ahead: null, lessonsLeft: 0, isExamNext: true }))

test('a running exam is next, whatever is left to read', () => {
  const { exam } = standing()
  const open = { attempt: 'x', endsAt: '2040-10-01T10:00:00Z' }
  expect(at(0, [false, false, false], standing({ exam: { ...exam, open } })).isExamNext).toBe(true)
})

test('of a completed module the way leads on into the next one', () =>
  expect(at(2, [true, true, true], standing({ status: 'COMPLETED' }))).toEqual({
    ahead: { kind: 'next', lesson: { id: 'd', title: 'In the next module' }, takes: null },
    lessonsLeft: 0,
    isExamNext: false,
  }))

test('who takes no exams goes through all lessons', () =>
  expect(at(2, [false, false, false], null)).toMatchObject({
    ahead: { lesson: { id: 'd' } },
    isExamNext: false,
  }))
