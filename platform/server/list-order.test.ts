import { expect, test } from 'vitest'
import { limits } from '#platform/contract/parts.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { later } from './clock.ts'
import { pageOf } from './list.ts'

const { db, clock } = await buildTestRajt()
const ROWS = 90
const hasFailed = (n: number) => n % 3 > 0

await db
  .insertInto('mail')
  .values(
    Array.from({ length: ROWS }, (_, n) => ({
      recipient: `${n < 70 ? 'first' : 'last'}.${n}@sorted.example`,
      template: 'sorted',
      language: 'hu',
      subject: String(n),
      created_at: later(clock.now(), n),
      // Many at one moment: their order must not be left to chance.
      sent_at: clock.now(),
      tries: 1,
      failed_at: hasFailed(n) ? later(clock.now(), 1_000 + Math.floor(n / 20)) : null,
    })),
  )
  .execute()

const all = db.selectFrom('mail as m').where('m.template', '=', 'sorted')
const list = {
  all,
  chosen: all,
  searched: 'm.recipient' as const,
  key: 'm.id' as const,
  order: [['m.created_at', 'desc']] as const,
  sorts: (mails: typeof all) => ({
    recipient: { order: [['m.template', 'asc']] as const },
    failed: {
      order: [['m.failed_at', 'asc']] as const,
      having: mails.where('m.failed_at', 'is not', null),
      lacking: { rows: mails.where('m.failed_at', 'is', null), order: [['m.created_at', 'asc']] as const },
    },
  }),
  rows: (keys: string[]) =>
    db.selectFrom('mail as m').select(['m.id', 'm.subject']).where('m.id', 'in', keys).execute(),
  show: ({ subject }: { subject: string }) => Number(subject),
}

type Asked = Omit<Parameters<typeof pageOf>[2], 'pageNumber'>
async function pages(asked: Asked): Promise<number[]> {
  const found: number[] = []
  for (let pageNumber = 1; ; pageNumber++) {
    const { rows, pagination } = await pageOf(db, list, { ...asked, pageNumber })
    found.push(...rows)
    if (pageNumber >= pagination.pageCount) return found
  }
}
const others = Array.from({ length: ROWS }, (_, n) => n).filter((n) => !hasFailed(n))
const momentOf = (n: number) => Math.floor(n / 20)

test('rows that are all alike stand on one page each, and backwards in exactly the other order', async () => {
  const forwards = await pages({ sort: 'recipient' })
  expect(forwards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: ROWS }, (_, n) => n))
  expect(await pages({ sort: '-recipient' })).toEqual(forwards.toReversed())
})

test('rows without a value end the list both ways, over the edge of a page, in an order of their own', async () => {
  const forwards = await pages({ sort: 'failed' })
  const had = forwards.slice(0, ROWS - others.length)
  expect(had.every(hasFailed)).toBe(true)
  expect(new Set(had).size).toBe(had.length)
  expect(had.map(momentOf)).toEqual(had.map(momentOf).toSorted((a, b) => a - b))
  expect(forwards.slice(had.length)).toEqual(others)
  expect(await pages({ sort: '-failed' })).toEqual([...had.toReversed(), ...others])
})

test('a search keeps the order that is asked for', async () => {
  for (const sort of ['failed', '-failed', 'recipient', '-recipient'] as const) {
    const whole = await pages({ sort })
    expect(await pages({ sort, search: 'first.' })).toEqual(whole.filter((n) => n < 70))
  }
})

test('what comes or goes behind a page moves nothing on it', async () => {
  const before = await pageOf(db, list, { sort: '-failed', pageNumber: 1 })
  const added = {
    recipient: 'late@sorted.example',
    template: 'sorted',
    language: 'hu',
    subject: '1000',
  } as const
  const { id } = await db
    .insertInto('mail')
    .values({ ...added, sent_at: clock.now(), created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await pageOf(db, list, { sort: '-failed', pageNumber: 1 })).toMatchObject({ rows: before.rows })
  await db.deleteFrom('mail').where('id', '=', id).execute()
  expect(await pageOf(db, list, { sort: '-failed', pageNumber: 1 })).toEqual(before)
})

test('a search of more rows than are counted keeps the order too', async () => {
  const many = limits.listed + 30
  await db
    .insertInto('mail')
    .values(
      Array.from({ length: many }, (_, n) => ({
        recipient: `many.${n}@sorted.example`,
        template: 'sorted',
        language: 'hu',
        subject: String(10_000 + n),
        created_at: later(clock.now(), n),
        sent_at: clock.now(),
        tries: 1,
        failed_at: n % 2 ? later(clock.now(), 10_000 + n) : null,
      })),
    )
    .execute()
  const failed = Array.from({ length: many }, (_, n) => n).filter((n) => n % 2 > 0)
  const rest = Array.from({ length: many }, (_, n) => n).filter((n) => n % 2 === 0)
  const whole = [...failed.toReversed(), ...rest].map((n) => 10_000 + n)
  expect(await pages({ sort: '-failed', search: 'many.' })).toEqual(whole.slice(0, limits.listed))
})

test('an order that the list does not have is a mistake of the code, and not passed over', async () => {
  await expect(pageOf(db, list, { sort: 'size', pageNumber: 1 })).rejects.toThrow('cannot be sorted')
})
