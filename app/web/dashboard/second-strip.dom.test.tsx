import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { project } from '#teams/project/calls.ts'
import { on, refused } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { SecondStrip } from './second-strip.tsx'

test('a line whose project is not known says so, and shows no stops as if there were none', async () => {
  on(course.progress, () => refused('internal'))
  on(project.mine, () => refused('internal'))
  await show(SecondStrip, '/project/find-projects')
  expect(await screen.findByText(/^Ezt most nem tudjuk megmutatni: A félév állomásai\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Újra' })).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
