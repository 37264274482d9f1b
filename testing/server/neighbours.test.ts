import { expect, test } from 'vitest'
import { registers, resets, signsIn, spendEverything } from './neighbours.ts'
import { buildTestRajt } from './rajt.ts'

const rajt = await buildTestRajt({ settings: { RATE_LIMIT: '2' } })
const CAMPUS = '10.20.0.1'
const ELSEWHERE = '10.21.0.1'

// The long form, with every single hit: testing/drills/neighbour.drill.ts.
test('one address that spends every budget locks out neither a neighbour nor a victim it knows', async () => {
  const [victim, neighbour, stranger] = [await rajt.enter(), await rajt.enter(), await rajt.enter()]
  await spendEverything(rajt, CAMPUS, victim.email, 'the last hits')

  expect(await signsIn(rajt, CAMPUS, neighbour)).toBe('with a code')
  expect(await signsIn(rajt, CAMPUS, neighbour)).toBe('at once')
  expect(await signsIn(rajt, ELSEWHERE, stranger)).toBe('at once')
  expect(await signsIn(rajt, CAMPUS, victim)).toBe('with a code')
  expect(await signsIn(rajt, ELSEWHERE, victim)).toBe('at once')

  expect(await registers(rajt, CAMPUS)).toBe('with a code')
  expect(await registers(rajt, ELSEWHERE)).toBe('at once')

  await resets(rajt, CAMPUS, victim)
  await resets(rajt, ELSEWHERE, neighbour)
}, 60_000)
