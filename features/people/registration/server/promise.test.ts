import { expect, test } from 'vitest'
import { promiseEndOf } from './promise.ts'

/** A winter's noon in Budapest, whose midnight is 23:00 of the day before in UTC. */
const now = new Date('2026-11-26T11:00:00Z')

test.each([
  ['the last second of nine days ago', '2026-11-17T22:59:59Z', 'over'],
  ['the midnight that eight days ago began with', '2026-11-17T23:00:00Z', 'today'],
  ['the last second of that day', '2026-11-18T22:59:59Z', 'today'],
  ['the midnight after', '2026-11-18T23:00:00Z', 'tomorrow'],
  ['the last second of the day after', '2026-11-19T22:59:59Z', 'tomorrow'],
  ['the midnight after that', '2026-11-19T23:00:00Z', null],
])('the promise to who waits since %s', (_, since, end) =>
  expect(promiseEndOf(new Date(since), now)).toBe(end),
)

test('days are those of Budapest where a clock is changed between', () =>
  // Clocks go back in the night to 25 October: that day ends at 23:00 in UTC, the one before at 22:00.
  expect(
    ['2026-10-17T21:59:59Z', '2026-10-17T22:00:00Z', '2026-10-18T21:59:59Z', '2026-10-19T22:00:00Z'].map(
      (since) => promiseEndOf(new Date(since), new Date('2026-10-26T08:00:00Z')),
    ),
  ).toEqual(['over', 'today', 'today', null]))
