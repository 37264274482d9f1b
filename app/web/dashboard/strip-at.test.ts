import { expect, test } from 'vitest'
import { hasLine, isOfCourse, stripAt } from './strip-at.ts'

test.each([
  ['/my-project', 'project'],
  ['/my-project/team/member-finder/list', 'team'],
  ['/mentors/mentor-interests', 'mentor'],
  ['/progress-report', 'report'],
  ['/project/project-detail/1', 'project'],
  ['/', null],
  ['/modules', null],
])('%s is a page of the stop %s', (path, stop) => {
  expect(stripAt(path)).toBe(stop)
})

test.each([
  ['/app', true],
  ['/app/', true],
  ['/app/modules', true],
  ['/app/modules/new', false],
  ['/app/settings', false],
])('%s has a line of its own: %s', (path, has) => {
  expect(hasLine(path)).toBe(has)
})

test.each([
  ['/app/lessons/1', true],
  ['/app/tests/1', true],
  ['/app/settings', false],
])('%s is a page of the course: %s', (path, is) => {
  expect(isOfCourse(path)).toBe(is)
})
