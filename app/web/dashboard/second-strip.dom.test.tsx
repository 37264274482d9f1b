import { screen, waitFor } from '@testing-library/react'
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

const marks = () =>
  screen.getAllByRole('listitem').map((stop) => [stop.dataset.state, stop.getAttribute('aria-current')])

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
  await waitFor(() =>
    expect(marks()).toEqual([
      ['done', null],
      ['ahead', 'step'],
      ['ahead', null],
      ['ahead', 'true'],
      ['ahead', null],
    ]),
  )
})

test('before any answer the line is there with the names of its stops', async () => {
  on(course.progress, () => secondCourse(secondProgress('COMPLETED')))
  on(project.mine, () => new Promise<never>(() => undefined))
  await show(() => <SecondStrip open="team" />)
  await screen.findByRole('list', { name: 'A félév állomásai' })
  for (const name of ['Modulok', 'Projekt', 'Csapat', 'Mentor', 'Jelentés'])
    expect(screen.getAllByText(name).length).toBeGreaterThan(0)
  expect(marks()).toEqual([
    ['ahead', null],
    ['ahead', null],
    ['ahead', 'true'],
    ['ahead', null],
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
