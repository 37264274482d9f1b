import type { Call } from '@rajt/contract/call'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handlers } from '../src/handlers.ts'
import { requestsOf, rightParts, spoiledOnce } from './fuzz-requests.ts'
import { callers, fuzzWorld } from './fuzz-world.ts'
import { buildTestRajt } from './rajt.ts'

/** Another seed walks other ways: FUZZ_SEED=7 FUZZ_RUNS=50000. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_901)
const numRuns = Number(process.env.FUZZ_RUNS ?? 2500)

const { holds, idsOf, statuses, unchangedContent } = await fuzzWorld(await buildTestRajt())
const calls = handlers.map(({ call }) => call)
const bearer = (token: string) => `Bearer ${token}`
const allowed = ({ who }: Call) =>
  callers
    .filter(({ role }) => typeof who === 'string' || who.includes(role))
    .map(({ token }) => bearer(token))

test.each(calls)('$method $path, each place spoiled once', { timeout: 60_000 }, async (row) => {
  const known = (field: string) => idsOf(row, field).slice(0, 1)
  const right = fc.sample(rightParts(row, known), { numRuns: 1, seed })[0] ?? {
    params: {},
    query: {},
    body: {},
  }
  for (const request of spoiledOnce(row, right)) await holds(row, request, allowed(row)[0] ?? null)
})

/** Mostly somebody who may make the call; sometimes anybody, a guest, or a token that is none. */
function authorizationOf(row: Call): fc.Arbitrary<string | null> {
  const anybody = [
    ...callers.map(({ token }) => bearer(token)),
    bearer('A'.repeat(43)),
    'Bearer x',
    'Basic eDp5',
  ]
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...allowed(row)) },
    { weight: 2, arbitrary: fc.constantFrom(...anybody) },
    fc.constant(null),
  )
}

test(`${numRuns} requests of anybody, spoiled in several places, early and late`, {
  timeout: 600_000,
}, async () => {
  const asking = fc.oneof(
    ...calls.map((row) =>
      fc.tuple(
        fc.constant(row),
        requestsOf(row, (field) => idsOf(row, field)),
        authorizationOf(row),
      ),
    ),
  )
  await fc.assert(
    fc.asyncProperty(asking, ([row, request, authorization]) => holds(row, request, authorization)),
    { numRuns, seed, endOnFailure: true },
  )
})

test('they were more than 5,000, and refused in every way', async () => {
  const sent = [...statuses.values()].reduce((sum, one) => sum + one, 0)
  expect(sent).toBeGreaterThan(5000)
  for (const status of [200, 400, 401, 403, 404, 409, 413, 415])
    expect([status, (statuses.get(status) ?? 0) > 5]).toEqual([status, true])
  await unchangedContent()
})
