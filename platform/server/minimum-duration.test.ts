import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inEvenTime } from './minimum-duration.ts'

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await inEvenTime(work).catch(() => undefined)
  return performance.now() - from
}

test.each([
  ['nothing to do', async () => undefined],
  ['a failure', () => Promise.reject(new Error('no'))],
  ['some work', () => sleep(60)],
])('%s takes no less than any other', async (_, work) =>
  expect(await timeOf(work)).toBeGreaterThanOrEqual(118),
)

test('longer work takes as long as it takes', async () =>
  expect(await timeOf(() => sleep(200))).toBeGreaterThan(198))

test('gives the result, or the failure', async () => {
  expect(await inEvenTime(async () => 7)).toBe(7)
  await expect(inEvenTime(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
