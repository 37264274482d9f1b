import { expect, test } from 'vitest'
import { stripAt } from './strip-at.ts'

test.each([
  ['/my-project', 'project'],
  ['/my-project/team/member-finder/list', 'team'],
  ['/mentors/mentor-interests', 'mentor'],
  ['/progress-report', 'report'],
  ['/', null],
  ['/modules', null],
])('%s is a page of the stop %s', (path, stop) => {
  expect(stripAt(path)).toBe(stop)
})
