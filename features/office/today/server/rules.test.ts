import { expect, test } from 'vitest'
import { limits } from '#platform/contract/parts.ts'
import { groupedByQuestion, promisedOf, queueOf } from './rules.ts'

/** A winter's noon in Budapest. */
const now = new Date('2026-11-26T11:00:00Z')
const since = (moment: string) => ({ since: new Date(moment) })
const many = (count: number) => Array.from({ length: count }, () => since('2026-11-20T11:00:00Z'))

test('nothing that waits makes no queue', () => expect(queueOf('names', [])).toBeNull())

test('a queue says since when its first one waits, and what all of them take', () =>
  expect(
    queueOf('registrations', [since('2026-11-20T11:00:00Z'), since('2026-11-25T11:00:00Z')]),
  ).toMatchObject({ waiting: 2, isMore: false, oldest: '2026-11-20T11:00:00.000Z', effort: 30 }))

test('a queue counts as many as lists do, and says that there are more', () => {
  expect(queueOf('names', many(limits.listed))).toMatchObject({ waiting: limits.listed, isMore: false })
  expect(queueOf('names', many(limits.listed + 1))).toMatchObject({ waiting: limits.listed, isMore: true })
})

test.each([
  // Midnight in Budapest is 23:00 of the day before in UTC.
  ['past the eighth day', '2026-11-17T22:59:59Z', { over: 1, soon: 0 }],
  ['past it by the end of today', '2026-11-17T23:00:00Z', { over: 0, soon: 1 }],
  ['past it by the end of tomorrow', '2026-11-19T22:59:59Z', { over: 0, soon: 1 }],
  ['past it on the day after', '2026-11-19T23:00:00Z', { over: 0, soon: 0 }],
])('who will be %s counts so', (_, moment, expected) =>
  expect(promisedOf([since(moment)], now)).toMatchObject(expected),
)

test('ages are days of the calendar, the last of them everything over the promise', () =>
  expect(
    promisedOf(
      [
        since('2026-10-01T11:00:00Z'),
        since('2026-11-17T22:59:59Z'),
        since('2026-11-17T23:00:00Z'),
        since('2026-11-25T22:59:59Z'),
        since('2026-11-25T23:00:00Z'),
        // A clock of another process that is ahead.
        since('2026-11-26T11:00:05Z'),
      ],
      now,
    ).ages,
  ).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 1, 2]))

test('reports of one question are one answer, and the question with most of them is told', () => {
  const of = (...ids: (string | null)[]) => groupedByQuestion(ids.map((question_id) => ({ question_id })))
  expect(of('a', 'b', 'b', null, null)).toEqual({ most: { question: 'b', reports: 2 }, acts: 4 })
  expect(of('a', 'b', null)).toEqual({ most: null, acts: 3 })
  expect(of()).toEqual({ most: null, acts: 0 })
})
