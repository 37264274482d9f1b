import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { news } from '#announcements/news/calls.ts'
import { student } from '#office/student/calls.ts'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { type Database, openDatabase } from './database.ts'
import { type Reads, readsFrom } from './reads.ts'

let wanted: Reads | null = null
const { db, as } = await buildTestRajt({
  reads: (primary) => ({
    database: async () => (await wanted?.database()) ?? primary,
    avoid: (why) => wanted?.avoid(why),
  }),
})

/** A replica that answers each of its statements so. */
function replicaThat(answer: () => Promise<object[]>): Database & { asked: number } {
  let asked = 0
  const client = {
    query: async () => {
      asked++
      const rows = await answer()
      return { command: 'SELECT', rowCount: rows.length, rows }
    },
    release: () => undefined,
  }
  const replica = openDatabase({
    connect: async () => client,
    end: async () => undefined,
  } as unknown as pg.Pool)
  return Object.defineProperty(replica, 'asked', { get: () => asked }) as Database & { asked: number }
}

const reasons: unknown[] = []
const told = (why: unknown) => void reasons.push(why)

const fails = () => Promise.reject(new Error('away'))

test('a replica that has everything is read, and one that replays nothing is the primary itself', async () => {
  const replica = replicaThat(async () => [{ is: true }])
  expect(await readsFrom(replica, db, told).database()).toBe(replica)
  const itself = openDatabase({ connect: () => Promise.reject(new Error('unused')) } as unknown as pg.Pool)
  expect(
    await readsFrom(db, itself, told)
      .database()
      .catch(() => 'asked the primary'),
  ).toBe('asked the primary')
  expect(await readsFrom(db, db, told).database()).toBe(db)
})

test('a replica that catches up while a read waits is read', async () => {
  const answers = [[{ is: false }], [{ is: true }]]
  const replica = replicaThat(async () => answers.shift() ?? [])
  expect(await readsFrom(replica, db, told).database()).toBe(replica)
})

test.each([
  ['is behind', async () => [{ is: false }]],
  ['is away', fails],
  ['says nothing', () => sleep(10_000, [], { ref: false })],
])(
  'a replica that %s is left for the primary within half a second, and avoided for a while',
  async (_, answer) => {
    const replica = replicaThat(answer)
    const reads = readsFrom(replica, db, told)
    const from = performance.now()
    expect(await reads.database()).toBe(db)
    expect(performance.now() - from).toBeLessThan(500)
    expect(reasons.at(-1)).toBeInstanceOf(Error)
    const { asked } = replica
    expect(await reads.database()).toBe(db)
    expect(replica.asked).toBe(asked)
  },
)

test('a replica that fails while a list is read costs nobody the list', async () => {
  let isFirst = true
  const replica = replicaThat(async () => {
    if (!isFirst) return fails()
    isFirst = false
    return [{ is: true }]
  })
  wanted = readsFrom(replica, db, told)
  const { students } = await as(gabor).does(student.list, { params: { role: 'office' }, body: {} })
  wanted = null
  expect(students.length).toBeGreaterThan(0)
  expect(replica.asked).toBeGreaterThan(1)
})

test('lists, statistics and exports say that they may be read from a replica', () => {
  expect([news.more.fromReplica, student.list.fromReplica, student.xlsx.fromReplica]).toEqual([
    true,
    true,
    true,
  ])
})
