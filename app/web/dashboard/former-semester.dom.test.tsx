import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OldProgress } from '#course/course/old-progress.ts'
import { show } from '#testing/web/show.tsx'
import { FormerSemester } from './former-semester.tsx'

const counts = (points: number, passed: boolean) => ({
  attempt: 'a',
  number: 1,
  points,
  passed,
  closedAt: '2041-01-20T10:00:00.000Z',
})
const module = (position: number, rest: Partial<OldProgress['modules'][number]>) => ({
  id: `m${position}`,
  position,
  title: `${position}. téma`,
  extra: false,
  counts: null,
  lessons: [],
  ...rest,
})

test('a finished semester shows its stops with what each gave, without the bonus one', async () => {
  const semester: OldProgress = {
    semester: '2040-41-1',
    number: 1,
    modules: [
      module(1, { counts: counts(80, true) }),
      module(2, { counts: counts(40, false) }),
      module(3, {}),
      module(4, { extra: true }),
    ],
    modulesCompleted: 2,
    moduleCount: 3,
    points: 120,
    reachable: 300,
    grade: 1,
    percent: 40,
  }
  await show(() => <FormerSemester semester={semester} />)
  const line = await screen.findByRole('list', { name: 'A félév állomásai' })
  expect(
    within(line)
      .getAllByRole('listitem')
      .map((stop) => [stop.dataset.state, stop.querySelector('span > span:last-child > span')?.textContent]),
  ).toEqual([
    ['done', '1. téma, Teljesítve, 80\u00a0pont'],
    ['failed', '2. téma, Lezárult, a vizsga nem sikerült, 40\u00a0pont'],
    ['ahead', '3. téma, nem írtál vizsgát'],
  ])
  expect(screen.getByText('Megajánlott jegy: elégtelen (1), 40%')).toBeTruthy()
})
