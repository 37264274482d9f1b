import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Progress } from '#course/course/calls.ts'
import { project } from '#teams/project/calls.ts'
import { on, refused } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { SecondStage } from './second-stage.tsx'

const progress: Progress = {
  semester: '2040-41-2',
  number: 2,
  startsAt: '2041-02-01T00:00:00.000Z',
  endsAt: '2041-06-01T00:00:00.000Z',
  phase: 'running',
  status: 'ACTIVE',
  passMarkPercent: 60,
  gradeLimits: [50, 60, 70, 80],
  moduleProgresses: [],
}
const course = {
  modules: [],
  lessons: [],
  currentProgress: progress,
  oldProgresses: [],
  readAgain: [],
  isRegraded: false,
}

const showStage = () =>
  show(() => <SecondStage course={course} progress={progress} step={{ kind: 'done' }} />)

test('a home whose project is not known says so, and shows no stops as if there were none', async () => {
  on(project.mine, () => refused('not-found'))
  await showStage()
  expect(await screen.findByText(/^Ezt most nem tudjuk megmutatni: A félév állomásai\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Újra' })).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

test('somebody without a project finds the stops that lead to one', async () => {
  on(project.mine, () => ({ view: null, applicationCount: 0 }))
  await showStage()
  expect((await screen.findByRole('link', { name: /Projekt/ })).getAttribute('href')).toContain(
    '/project/find-projects',
  )
})
