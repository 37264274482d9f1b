import { expect, test } from 'vitest'
import { effortOf } from './effort.ts'

test.each([
  [[5], 'minutes', 1],
  [[61, 120], 'minutes', 3],
  [[600], 'minutes', 10],
  [[750, 270, 120], 'minutes', 20],
  [[5_400], 'minutes', 90],
  [[5_700], 'hours', 1.5],
  [[9_000], 'hours', 2.5],
] as const)('queues of %j seconds take about so many %s: %d', (seconds, unit, amount) =>
  expect(effortOf(seconds.map((effort) => ({ effort })))).toEqual({ unit, amount }),
)
