import { expect, test } from 'vitest'
import { tidy } from '#people/auth/server/tidy.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { days, minutes } from './clock.ts'
import { type Counter, hit, hitAll, hitEach, hitOrRefuse, perAddress, usedUp } from './throttle.ts'

const { db, clock } = await buildTestRajt()
const limit = { hits: 3, window: minutes(10) }

let keys = 0
const newKey = () => `test ${++keys}`
const hits = async (key: string, times: number) => {
  const within = []
  for (let n = 0; n < times; n++) within.push(await hit(db, { key, limit }, clock.now()))
  return within
}

test('as many hits as the limit says are within it', async () => {
  expect(await hits(newKey(), 5)).toEqual([true, true, true, false, false])
})

test('each key counts for itself', async () => {
  const [one, other] = [newKey(), newKey()]
  await hits(one, 4)
  expect(await hits(other, 1)).toEqual([true])
})

test('simultaneous hits are all counted', async () => {
  const key = newKey()
  const within = await Promise.all(Array.from({ length: 40 }, () => hit(db, { key, limit }, clock.now())))
  expect(within.filter(Boolean)).toHaveLength(3)
})

test('the next window starts anew', async () => {
  clock.set(new Date('2040-10-10T10:09:59.999Z'))
  const key = newKey()
  expect(await hits(key, 4)).toEqual([true, true, true, false])
  clock.pass(1)
  expect(await hits(key, 1)).toEqual([true])
})

test('of several counters the first one that is used up is told', async () => {
  const [one, other] = [newKey(), newKey()].map((key) => ({ key, limit })) as [Counter, Counter]
  const told = () => usedUp(db, [one, other], clock.now())
  expect(await told()).toBe(null)
  await hits(other.key, 2)
  expect(await told()).toBe(null)
  await hitAll(db, [one, other], clock.now())
  expect(await told()).toBe(other)
  await hits(one.key, 2)
  expect(await told()).toBe(one)
})

test('a refusal says in how many seconds the window ends', async () => {
  clock.set(new Date('2040-10-10T11:03:00.500Z'))
  const key = newKey()
  await hits(key, 3)
  const refused = hitOrRefuse(db, { key, limit }, clock.now())
  await expect(refused).rejects.toMatchObject({ code: 'too-many-requests', why: { retryAfter: 420 } })
})

test('who has spent a narrow budget spends no wider one', async () => {
  const [narrow, wide] = [newKey(), newKey()].map((key) => ({ key, limit })) as [Counter, Counter]
  for (let n = 0; n < 10; n++) await hitEach(db, [narrow, wide], clock.now())
  expect(await hits(wide.key, 1)).toEqual([false])
  const { hits: counted } = await db
    .selectFrom('throttle')
    .select('hits')
    .where('key', '=', wide.key)
    .executeTakeFirstOrThrow()
  expect(counted).toBe(4)
})

test('an IPv6 site holds as much as four of its networks; an IPv4 address has no site', () => {
  expect(perAddress('act', limit, { address: 'a', site: null })).toEqual([{ key: 'act a', limit }])
  expect(perAddress('act', limit, { address: 'a', site: 's' })).toEqual([
    { key: 'act a', limit },
    { key: 'act site s', limit: { hits: 12, window: limit.window } },
  ])
})

test('what was counted while the clock was a day ahead limits nobody, then or a day later', async () => {
  const key = newKey()
  clock.set(new Date('2040-10-12T10:05:00Z'))
  expect(await hits(key, 4)).toEqual([true, true, true, false])
  clock.pass(-days(1))
  expect(await hits(key, 3)).toEqual([true, true, true])
  await tidy(db, clock.now())
  clock.pass(days(1))
  expect(await hits(key, 1)).toEqual([true])
})
