import { afterAll, expect, test } from 'vitest'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { minutes } from './clock.ts'
import type { Database } from './database.ts'
import { rateOf } from './rates.ts'
import { shareRates } from './share-rates.ts'

const { db } = await buildTestRajt()
const limit = { hits: 100, window: minutes(600) }

const sharings: { stop(): void }[] = []
afterAll(() => {
  for (const { stop } of sharings) stop()
})

/** One process of the database. */
function processOn(database: Database, name: string) {
  const rate = rateOf(limit)
  const sharing = shareRates(database, { [name]: rate }, (key) => `hidden ${key}`)
  sharings.push(sharing)
  const hits = (count: number) =>
    Array.from({ length: count }, () => rate.hit('somebody')).filter((wait) => wait === 0).length
  return { hits, tell: sharing.tell }
}

test('what several processes count is one budget', async () => {
  const [one, other] = [processOn(db, 'calls'), processOn(db, 'calls')]
  expect([one.hits(60), other.hits(30)]).toEqual([60, 30])
  await one.tell()
  await other.tell()
  await one.tell()
  // The first knows of the other once it has something to tell itself.
  expect(other.hits(30)).toBe(10)
  await other.tell()
  expect(one.hits(1)).toBe(1)
  await one.tell()
  expect(one.hits(30)).toBe(0)
})

test('what is far from its limit is told to nobody, and nothing tells whose it is', async () => {
  const [one, other] = [processOn(db, 'few'), processOn(db, 'few')]
  one.hits(9)
  await one.tell()
  other.hits(10)
  await other.tell()
  const rows = await db
    .selectFrom('throttle')
    .select(['key', 'hits'])
    .where('key', 'like', 'rate few%')
    .execute()
  expect(rows).toEqual([{ key: 'rate few hidden somebody', hits: 10 }])
})

test('while the database is away each process counts alone, and tells it afterwards', async () => {
  const away = {
    getExecutor: () => {
      throw new Error('away')
    },
  } as unknown as Database
  let database = away
  const switching = { getExecutor: () => database.getExecutor() } as Database
  const one = processOn(switching, 'later')
  expect(one.hits(100)).toBe(100)
  await one.tell()
  expect(one.hits(1)).toBe(0)
  database = db
  await one.tell()
  const other = processOn(db, 'later')
  other.hits(10)
  await other.tell()
  expect(other.hits(1)).toBe(0)
})
