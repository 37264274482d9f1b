import { expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { hours } from '#platform/server/clock.ts'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { regradingOf } from '#testing/server/regrading.ts'
import { questionStatistics } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, clock, enter } = rajt
const { sit, repair, takeBack, idOf, wrong } = await regradingOf(rajt)

test('a ruling after the last exam is in the figures with the next hour, and so is its end', async () => {
  await sit(await enter())
  await sit(await enter(), { single: [wrong] })
  const counted = async () => {
    clock.pass(hours(1))
    await workersOf(rajt)['count-questions']({})
    const { versions } = await as(gabor).does(questionStatistics.question, { params: { id: idOf('single') } })
    return versions[0]
  }
  const before = await counted()
  expect(before).toMatchObject({ met: 2, rightShare: 0.5 })
  clock.pass(hours(1))
  await repair('single')
  const ruled = await counted()
  expect(ruled).toMatchObject({ met: 2, rightShare: 1, countedAt: clock.now().toISOString() })
  expect(await counted()).toEqual(ruled)
  await takeBack('single')
  expect(await counted()).toMatchObject({ rightShare: 0.5 })
})
