import { expect, test } from 'vitest'
import { handlers } from '#app/server/handlers.ts'
import type { Call } from '#platform/contract/call.ts'
import { numRuns, throwOdd } from './fuzz-tests.ts'
import { callers, fuzzWorld } from './fuzz-world.ts'
import { buildTestRajt } from './rajt.ts'
import { secondSemesterCalls } from './second-semester-calls.ts'

const { holds, idsOf, statuses, unchangedContent } = await fuzzWorld(await buildTestRajt())
/** Calls that a first semester refuses are met in a second one (second-semester-fuzz.ts). */
const calls = handlers.map(({ call }): Call => call).filter((call) => !secondSemesterCalls.includes(call))

throwOdd({
  calls,
  tokens: callers.map(({ token }) => token),
  allowed: ({ who }) =>
    callers.filter(({ role }) => typeof who === 'string' || who.includes(role)).map(({ token }) => token),
  idsOf,
  holds,
})

test('they were enough, and refused in every way', async () => {
  const sent = [...statuses.values()].reduce((sum, one) => sum + one, 0)
  process.stdout.write(`${sent} requests over ${calls.length} calls: ${JSON.stringify([...statuses])}\n`)
  expect(sent).toBeGreaterThan(2 * numRuns)
  for (const status of [200, 400, 401, 403, 404, 409, 413, 415])
    expect([status, (statuses.get(status) ?? 0) > 5]).toEqual([status, true])
  await unchangedContent()
})
