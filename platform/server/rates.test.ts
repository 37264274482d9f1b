import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { days, minutes, seconds } from './clock.ts'
import { rateOf } from './rates.ts'

beforeEach(() => {
  // At the beginning of a window.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: days(20_000) })
})
afterEach(() => void vi.useRealTimers())

const limit = { hits: 2, window: minutes(1) }

test('each key has its hits in each window, and is told how long to wait past them', () => {
  const rate = rateOf(limit)
  expect([rate.hit('a'), rate.hit('a')]).toEqual([0, 0])
  vi.advanceTimersByTime(seconds(20))
  expect(rate.hit('a')).toBe(seconds(40))
  expect(rate.hit('b')).toBe(0)
  vi.advanceTimersByTime(seconds(40))
  expect(rate.hit('a')).toBe(0)
})

test('a site has several times the hits of a network', () => {
  const rate = rateOf(limit)
  expect(Array.from({ length: 9 }, () => rate.hit('site', 4)).filter((wait) => wait === 0)).toHaveLength(8)
})

test('a clock that is set back by a day keeps nobody limited', () => {
  const rate = rateOf(limit)
  for (let n = 0; n < 3; n++) rate.hit('a')
  vi.setSystemTime(Date.now() - days(1))
  expect(rate.hit('a')).toBeLessThanOrEqual(minutes(1))
  vi.advanceTimersByTime(minutes(1))
  expect(rate.hit('a')).toBe(0)
})
