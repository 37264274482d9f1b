import { expect, test } from 'vitest'
import { limits } from '#platform/contract/parts.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { later } from './clock.ts'
import { offsetPage, pageOf } from './list.ts'

const { db, clock } = await buildTestRajt()
const RARE = 30
const ROWS = limits.listed + 1 + RARE

await db
  .insertInto('mail')
  .values(
    Array.from({ length: ROWS }, (_, n) => ({
      recipient: `${n < RARE ? 'rare' : 'common'}.${n}@list.example`,
      template: 'list',
      language: 'hu',
      subject: String(n),
      // Several at one moment: their order must not be left to chance.
      created_at: later(clock.now(), Math.floor(n / 7)),
      sent_at: clock.now(),
    })),
  )
  .execute()

const all = db.selectFrom('mail as m').where('m.template', '=', 'list')
const mails = (chosen: typeof all) => ({
  all,
  chosen,
  searched: 'm.recipient' as const,
  key: 'm.id' as const,
  order: [['m.created_at', 'desc']] as const,
  show: ({ subject }: { subject: string }) => Number(subject),
})
const rows = (keys: string[]) =>
  db.selectFrom('mail as m').select(['m.id', 'm.subject']).where('m.id', 'in', keys).execute()
const page = (asked: { pageNumber: number; search?: string }, chosen = all) =>
  pageOf(db, { ...mails(chosen), rows }, asked)
const stretch = (from: number, count: number) => offsetPage(db, { ...mails(all), rows }, { from, count })

const inOrder = (await all.select('m.subject').orderBy('m.created_at', 'desc').orderBy('m.id').execute()).map(
  ({ subject }) => Number(subject),
)
const isRare = (n: number) => n < RARE
const pages = (count: number, search?: string) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => page({ pageNumber: n + 1, ...(search ? { search } : {}) })),
  )
const rowsOf = (found: { rows: number[] }[]) => found.flatMap(({ rows }) => rows)

test('pages follow each other in the order of the list and overlap nowhere', async () => {
  expect(rowsOf(await pages(50))).toEqual(inOrder.slice(0, limits.listed))
})

test('more rows than are counted are told as more than that many', async () => {
  expect(await page({ pageNumber: 2 })).toMatchObject({
    pagination: { totalCount: 1000, pageCount: 50, pageNumber: 2, isTotalExceeded: true },
    allCount: 1000,
    isAllCountExceeded: true,
  })
})

test('what a search finds is counted exactly up to the bound, and pages of it are in the same order', async () => {
  const found = await pages(3, 'RARE list.example')
  expect(rowsOf(found)).toEqual(inOrder.filter(isRare))
  expect(found[0]?.pagination).toEqual({ totalCount: RARE, pageCount: 2, pageNumber: 1 })
})

test('a search that finds more than are counted has the same order', async () => {
  const found = await pages(50, 'common')
  expect(rowsOf(found)).toEqual(inOrder.filter((n) => !isRare(n)).slice(0, limits.listed))
  expect(found[0]?.pagination).toMatchObject({ totalCount: 1000, isTotalExceeded: true })
})

test.each([
  ['ko', ['kovacs anna', 'nagy kornel', 'kis-kovacs']],
  ['k', ['kovacs anna', 'nagy kornel', 'kis-kovacs']],
  ['%o', []],
  ['vac', ['kovacs anna', 'kis-kovacs']],
  ['an ko', ['kovacs anna']],
])('“%s” is found where a word begins, and anywhere from three letters on', async (search, expected) => {
  const names = ['kovacs anna', 'nagy kornel', 'kis-kovacs', 'vikor ede']
  const template = `short-${search}`
  await db
    .insertInto('mail')
    .values(
      names.map((recipient, n) => ({
        recipient,
        template,
        language: 'hu',
        subject: String(n),
        sent_at: clock.now(),
        created_at: later(clock.now(), -n),
      })),
    )
    .execute()
  const short = db.selectFrom('mail as m').where('m.template', '=', template)
  const found = await pageOf(db, { ...mails(short), rows }, { pageNumber: 1, search })
  expect(found.rows.map((n) => names[n])).toEqual(expected)
})

test('a search whose matches all stand late in the list has the same order', async () => {
  const [late, early] = [limits.listed + 50, 2_500]
  await db
    .insertInto('mail')
    .values(
      Array.from({ length: late + early }, (_, n) => ({
        recipient: `${n < late ? 'late' : 'early'}@list.example`,
        template: 'late',
        language: 'hu',
        subject: String(n),
        sent_at: clock.now(),
        created_at: later(clock.now(), n),
      })),
    )
    .execute()
  const latest = db.selectFrom('mail as m').where('m.template', '=', 'late')
  const find = (pageNumber: number) =>
    pageOf(db, { ...mails(latest), rows }, { pageNumber, search: 'late@list' })
  const newestFirst = Array.from({ length: late }, (_, n) => late - 1 - n)
  expect((await find(1)).rows).toEqual(newestFirst.slice(0, 20))
  expect((await find(50)).rows).toEqual(newestFirst.slice(980, 1000))
})

test('counts that the feature knows are told and not counted', async () => {
  const list = { ...mails(all.where('m.subject', '<>', '')), rows, known: { all: 7, chosen: 3 } }
  expect(await pageOf(db, list, { pageNumber: 1 })).toMatchObject({
    pagination: { totalCount: 3 },
    allCount: 7,
  })
  const { pagination, allCount } = await pageOf(db, list, { pageNumber: 1, search: 'rare' })
  expect({ total: pagination.totalCount, allCount }).toEqual({ total: RARE, allCount: 7 })
})

test('exactly as many as are counted are not told as more', async () => {
  const chosen = all
    .where('m.subject', '<>', '0')
    .where('m.recipient', 'not like', 'rare%')
    .where('m.subject', '<>', '40')
  const { pagination } = await page({ pageNumber: 50 }, chosen)
  expect(pagination).toEqual({ totalCount: 1000, pageCount: 50, pageNumber: 50 })
})

test('a search looks only into what the filters let through', async () => {
  const { rows, pagination, allCount } = await page(
    { pageNumber: 1, search: 'rare' },
    all.where('m.subject', '=', '3'),
  )
  expect({ rows, total: pagination.totalCount, allCount }).toEqual({ rows: [3], total: 1, allCount: 1000 })
})

const isOf = (state: string) => all.where('m.recipient', 'like', `${state}%`)
const byState = { common: isOf('common'), rare: isOf('rare'), none: isOf('none') }

test('rows of a state are counted one further than is told, whatever is searched for', async () => {
  const states = { rows: byState, chosen: Object.keys(byState), areAll: true }
  for (const search of ['', 'rare', 'common'])
    expect((await pageOf(db, { ...mails(all), rows, states }, { pageNumber: 1, search })).states).toEqual({
      common: limits.listed + 1,
      rare: RARE,
      none: 0,
    })
})

test('a list without states answers none', async () => {
  expect(Object.keys(await page({ pageNumber: 1 })).toSorted()).toEqual([
    'allCount',
    'isAllCountExceeded',
    'pagination',
    'rows',
  ])
})

test('where states are counted, those chosen and all rows are their sums, up to the bound', async () => {
  const asked = (chosen: (keyof typeof byState)[], rowsOf = byState, areAll = true) =>
    pageOf(
      db,
      { ...mails(all.where('m.subject', '<>', '')), rows, states: { rows: rowsOf, chosen, areAll } },
      { pageNumber: 1 },
    )
  expect(await asked(['rare', 'none'])).toMatchObject({
    pagination: { totalCount: RARE },
    allCount: 1000,
    isAllCountExceeded: true,
  })
  expect((await asked(['rare', 'common'])).pagination).toMatchObject({
    totalCount: 1000,
    isTotalExceeded: true,
  })
  const few = { ...byState, common: all.where('m.subject', '=', '40') }
  expect((await asked(['common', 'common'], few)).pagination).toMatchObject({ totalCount: 1 })
  expect(await asked(['common'], few)).toMatchObject({
    pagination: { totalCount: 1 },
    allCount: RARE + 1,
  })
  // With another filter, all are more than those of the states.
  expect(await asked(['common'], few, false)).toMatchObject({
    pagination: { totalCount: 1 },
    allCount: 1000,
  })
})

test.each([51, 100_000])('page %i is refused', async (pageNumber) => {
  await expect(page({ pageNumber })).rejects.toMatchObject({ code: 'page-too-far' })
})

test('a list that grows answers stretches, and whether there is more', async () => {
  expect(await stretch(0, 3)).toEqual({ rows: inOrder.slice(0, 3), hasMore: true })
  expect(await stretch(3, 50)).toEqual({ rows: inOrder.slice(3, 53), hasMore: true })
  expect(await stretch(ROWS - 10, 10)).toEqual({ rows: inOrder.slice(-10), hasMore: false })
  expect(await stretch(ROWS, 10)).toEqual({ rows: [], hasMore: false })
})
