import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { signIn } from '#platform/web/session.ts'
import { project } from '#teams/project/calls.ts'
import { requests } from '#teams/request/requests-calls.ts'
import { on, refused } from '#testing/web/network.ts'
import { student } from '#testing/web/people.ts'
import { secondCourse, secondProgress } from '#testing/web/second-course.ts'
import { show } from '#testing/web/show.tsx'
import SecondStrip from './second-strip.tsx'

beforeEach(() => {
  signIn('second', {
    ...student,
    projectRole: 'MEMBER',
    context: { ...student.context, CURRENT_SEMESTER: 2 },
  })
  on(requests.mine, () => ({ requests: [], isLooking: true }))
})

test('a line whose project is not known says so, and shows no stops as if there were none', async () => {
  on(course.progress, () => secondCourse(secondProgress()))
  on(project.mine, () => refused('internal'))
  await show(() => <SecondStrip open="project" />)
  expect(await screen.findByText(/^Ezt most nem tudjuk megmutatni: A félév állomásai\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Újra' })).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

test('the open page and the next step are two marks, and neither takes from what is done', async () => {
  on(course.progress, () => secondCourse(secondProgress('COMPLETED')))
  on(project.mine, () => ({ view: null, teamsUntil: '2041-04-20T21:59:00.000Z' }))
  await show(() => <SecondStrip open="mentor" />)
  const stops = within(await screen.findByRole('list', { name: 'A félév állomásai' })).getAllByRole(
    'listitem',
  )
  expect(stops.map((stop) => [stop.dataset.state, stop.getAttribute('aria-current')])).toEqual([
    ['done', null],
    ['ahead', 'step'],
    ['ahead', null],
    ['ahead', 'true'],
    ['ahead', null],
  ])
})

test('a line without the next step says so, and keeps its stops', async () => {
  on(course.progress, () => secondCourse(secondProgress()))
  on(project.mine, () => ({ view: null, teamsUntil: null }))
  on(requests.mine, () => refused('not-found'))
  await show(() => <SecondStrip open="mentor" />)
  expect(await screen.findByText(/^Ezt most nem tudjuk megmutatni: a következő lépésed\./)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})
