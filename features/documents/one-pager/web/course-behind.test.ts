import { expect, test } from 'vitest'
import type { OldProgress } from '#course/course/old-progress.ts'
import { secondCourse, secondProgress } from '#testing/web/second-course.ts'
import { modulesBehind } from './course-behind.ts'

const moduleOf = (position: number, extra: boolean) => ({
  id: `0199a3c0-0000-4000-8000-00000000000${position}`,
  position,
  title: 'Module',
  extra,
  counts: null,
  lessons: [],
})
const semesterOf = (number: number, modules: OldProgress['modules']): OldProgress => ({
  semester: `2040-41-${number}`,
  number,
  modules,
  modulesCompleted: 0,
  moduleCount: 0,
  points: 0,
  reachable: 0,
  grade: 1,
  percent: 0,
})

const old = [
  semesterOf(2, [moduleOf(1, false)]),
  semesterOf(1, [moduleOf(1, false), moduleOf(2, false), moduleOf(3, true)]),
]

test('behind a one-pager are the modules of its own first semester, but for bonus ones', () => {
  const inSecond = { ...secondCourse(secondProgress()), oldProgresses: old }
  expect(modulesBehind(inSecond)).toBe(2)
  expect(modulesBehind({ ...inSecond, currentProgress: null })).toBe(2)
})

test('behind the one-pager of a semester that nothing is known of there is no module', () => {
  expect(modulesBehind({ ...secondCourse(secondProgress()), currentProgress: null })).toBe(0)
})
