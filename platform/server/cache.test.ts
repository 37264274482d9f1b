import { afterEach, expect, test, vi } from 'vitest'
import { CACHED_FOR, cached, invalidate } from './cache.ts'
import type { Queryable } from './database.ts'

const db = {} as Queryable

afterEach(() => {
  vi.restoreAllMocks()
})

/** A load that is answered from outside, so that something may happen while it runs. */
function slowLoad() {
  const loads: ((value: string) => void)[] = []
  const failures: ((error: Error) => void)[] = []
  const read = cached('content', (_db, _key: 'a' | 'b') => {
    return new Promise<string>((resolve, reject) => {
      loads.push(resolve)
      failures.push(reject)
    })
  })
  return { read, loads, failures }
}

test('whoever asks at once is answered by one load for each key', async () => {
  const { read, loads } = slowLoad()
  const asked = [read(db, 'a'), read(db, 'a'), read(db, 'b')]
  expect(loads).toHaveLength(2)
  loads[0]?.('of a')
  loads[1]?.('of b')
  expect(await Promise.all(asked)).toEqual(['of a', 'of a', 'of b'])
  expect(await read(db, 'a')).toBe('of a')
  expect(loads).toHaveLength(2)
})

test('what was being read when its drop came is not kept', async () => {
  const { read, loads } = slowLoad()
  const early = read(db, 'a')
  invalidate('content')
  const late = read(db, 'a')
  expect(loads).toHaveLength(2)
  loads[1]?.('new')
  loads[0]?.('old')
  expect([await early, await late]).toEqual(['old', 'new'])
  expect(await read(db, 'a')).toBe('new')
})

test('a failed load is not cached, and takes nothing of a later one with it', async () => {
  const { read, loads, failures } = slowLoad()
  const early = read(db, 'a')
  invalidate('content')
  const late = read(db, 'a')
  failures[0]?.(new Error('the database is away'))
  await expect(early).rejects.toThrow('away')
  loads[1]?.('new')
  expect([await late, await read(db, 'a')]).toEqual(['new', 'new'])
  invalidate('content')
  const again = read(db, 'a')
  failures[2]?.(new Error('the database is away'))
  await expect(again).rejects.toThrow('away')
  const last = read(db, 'a')
  loads[3]?.('back')
  expect(await last).toBe('back')
})

test('another notice drops nothing', async () => {
  const { read, loads } = slowLoad()
  const first = read(db, 'a')
  loads[0]?.('kept')
  await first
  invalidate('programme')
  await read(db, 'a')
  expect(loads).toHaveLength(1)
})

test('without a notice a value is read anew once its time is over', async () => {
  const { read, loads } = slowLoad()
  const from = performance.now()
  const first = read(db, 'a')
  loads[0]?.('old')
  await first
  vi.spyOn(performance, 'now').mockReturnValue(from + CACHED_FOR - 1000)
  await read(db, 'a')
  expect(loads).toHaveLength(1)
  vi.spyOn(performance, 'now').mockReturnValue(from + CACHED_FOR + 1000)
  const later = read(db, 'a')
  loads[1]?.('new')
  expect(await later).toBe('new')
})
