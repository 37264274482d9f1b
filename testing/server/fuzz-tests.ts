import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { test } from 'vitest'
import type { Call } from '#platform/contract/call.ts'
import { requestsOf, rightParts, spoiledOnce } from './fuzz-requests.ts'

/** Another seed walks other ways: FUZZ_SEED=7 FUZZ_RUNS=50000. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_901)
export const numRuns = Number(process.env.FUZZ_RUNS ?? 400)
/** A place is spoiled by one in this many strange values; by every one in `npm run drills fuzz`. */
const oneIn = Number(process.env.FUZZ_ONE_IN ?? 20)

interface Thrown {
  calls: readonly Call[]
  /** Tokens of people, by whom a call may be made mostly. */
  tokens: readonly string[]
  allowed: (call: Call) => readonly string[]
  idsOf: (call: Call, field: string) => readonly string[]
  holds: (call: Call, request: InjectOptions, authorization: string | null) => Promise<void>
}

/** Tests that throw odd requests: of each call those with one place spoiled, then of any call with several. */
export function throwOdd({ calls, tokens, allowed, idsOf, holds }: Thrown): void {
  const bearer = (token: string) => `Bearer ${token}`

  test.each(calls)('$method $path, each place spoiled once', { timeout: 60_000 }, async (row) => {
    const known = (field: string) => idsOf(row, field).slice(0, 1)
    const [right = { params: {}, query: {}, body: {} }] = fc.sample(rightParts(row, known), {
      numRuns: 1,
      seed,
    })
    const [token] = allowed(row)
    for (const request of spoiledOnce(row, right, oneIn))
      await holds(row, request, token ? bearer(token) : null)
  })

  /** Mostly somebody who may make the call; sometimes anybody, a guest, or a token that is none. */
  const authorizationOf = (row: Call): fc.Arbitrary<string | null> =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...allowed(row).map(bearer)) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(...[...tokens, 'A'.repeat(43), 'x'].map(bearer), 'Basic eDp5'),
      },
      fc.constant(null),
    )

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
}
