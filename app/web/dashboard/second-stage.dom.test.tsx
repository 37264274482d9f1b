import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Module, Progress } from '#course/course/calls.ts'
import { project } from '#teams/project/calls.ts'
import { on, refused } from '#testing/web/network.ts'
import { secondCourse, secondProgress } from '#testing/web/second-course.ts'
import { show } from '#testing/web/show.tsx'
import type { NextStep } from './next-step.ts'
import SecondStage from './second-stage.tsx'

const progress = secondProgress()
const teamsUntil = '2041-04-20T21:59:00.000Z'

const showStage = (step: NextStep, of = progress, modules: Module[] = []) =>
  show(() => (
    <SecondStage course={{ ...secondCourse(of), modules }} progress={of} step={step} hasReport={false} />
  ))

test('a home whose project is not known says so, and shows no stops as if there were none', async () => {
  on(project.mine, () => refused('not-found'))
  await showStage({ kind: 'done' })
  expect(await screen.findByText(/^Ezt most nem tudjuk megmutatni: A félév állomásai\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Újra' })).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

test('somebody without a project finds the stops that lead to one, and the step that is theirs', async () => {
  on(project.mine, () => ({ view: null, teamsUntil }))
  await showStage({ kind: 'find-project', until: teamsUntil })
  expect((await screen.findByRole('link', { name: /^Projekt,/ })).getAttribute('href')).toContain(
    '/project/find-projects',
  )
  expect(
    screen.getByRole('region', { name: 'Csatlakozz egy projekthez, vagy indítsd el a sajátodat!' }),
  ).toBeTruthy()
  expect(screen.getByText(/^Csapatalakítási határidő: 2041\. április 20/)).toBeTruthy()
})

test('the next step of the team is said first, and how the course stands below it', async () => {
  on(project.mine, () => ({ view: null, teamsUntil }))
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const modules = [1, 2, 3, 4].map((position) => ({ id: `m${position}`, position, extra: false }) as Module)
  const late = {
    ...progress,
    startsAt: at(-80),
    endsAt: at(20),
    moduleProgresses: modules.map(({ id, position }) => ({
      module: id,
      status: position === 1 ? 'COMPLETED' : 'INACTIVE',
      exam: {
        counts: position === 1 ? { points: 90 } : null,
        can: { start: false },
        refusal: null,
        open: null,
      },
    })),
  } as unknown as Progress
  await showStage({ kind: 'find-project', until: teamsUntil }, late, modules)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Most a csapat a következő')
  expect(screen.getByText('1 / 4 modul teljesítve')).toBeTruthy()
})
