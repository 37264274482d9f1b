import { expect, test } from 'vitest'
import type { LessonHead, Module, ModuleProgress, Progress } from '../calls.ts'
import { leftOf } from './left.ts'

const module = (id: string, extra = false) => ({ id, extra }) as Module
const lesson = (of: string, done: boolean, readingMinutes: number, workMinutes = 0) =>
  ({ module: of, done, readingMinutes, workMinutes }) as LessonHead
const standing = (id: string, status: ModuleProgress['status'], points: number | null, questions = 12) =>
  ({
    module: id,
    status,
    exam: { questions, minutes: 20, counts: points === null ? null : { points, passed: true } },
  }) as ModuleProgress
const progressOf = (...moduleProgresses: ModuleProgress[]) => ({ moduleProgresses }) as Progress

test('what is left is the lessons and exams of required modules that are not completed', () => {
  const course = {
    modules: [module('first'), module('second'), module('third'), module('bonus', true)],
    lessons: [
      lesson('first', true, 10),
      lesson('first', false, 100),
      lesson('second', true, 5),
      lesson('second', false, 7, 25),
      lesson('third', false, 4),
      lesson('bonus', false, 60),
    ],
  }
  const progress = progressOf(
    standing('first', 'COMPLETED', 76),
    standing('second', 'ACTIVE', 40),
    standing('third', 'INACTIVE', null, 0),
    standing('bonus', 'INACTIVE', 90),
  )
  expect(leftOf(course, progress)).toEqual({
    done: 1,
    count: 3,
    points: 116,
    allPoints: 300,
    minutes: 7 + 25 + 4 + 20,
  })
})

test('of a course that is completed nothing is left', () => {
  const course = { modules: [module('only')], lessons: [lesson('only', false, 10)] }
  expect(leftOf(course, progressOf(standing('only', 'COMPLETED', 100)))).toMatchObject({
    minutes: 0,
    points: 100,
  })
})
