import { expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { hours } from '#platform/server/clock.ts'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { regradingOf } from '#testing/server/regrading.ts'
import { questionStatistics } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, clock, enter } = rajt
const { sit, idOf, wrong } = await regradingOf(rajt)

// Seven times the same third does not add up to what it is taken from, and the remainder looks like a difference.
test('a question tells nothing of students whose other answers were equally good', async () => {
  for (let n = 0; n < 7; n++)
    await sit(await enter(), { multiple: null, ...(n % 3 === 0 && { single: [wrong] }) })
  clock.pass(hours(1))
  await workersOf(rajt)['count-questions']({})
  const { versions } = await as(gabor).does(questionStatistics.question, { params: { id: idOf('single') } })
  expect(versions[0]).toMatchObject({ met: 7, discrimination: null })
})
