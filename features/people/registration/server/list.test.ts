import { describe, expect, test } from 'vitest'
import { security } from '#people/security/calls.ts'
import { statusesWith } from '#platform/contract/states.ts'
import { days, hours } from '#platform/server/clock.ts'
import { emese, ferenc, gabor } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { renamingOf } from '#testing/server/renaming.ts'
import { PROMISED_DAYS, provenStatuses, registration } from '../calls.ts'
import { registrationStates } from '../states.ts'

const rajt = await buildTestRajt()
const { as, enter, db, clock } = rajt
const { rename } = renamingOf(rajt)

const office = { params: { role: 'OFFICE' } }
const coordinator = { params: { role: 'UNIVERSITY' } }
type Filters = Parameters<typeof registration.list.body.parse>[0]
const seen = async (who: Person, body: Filters = {}) =>
  as(who).does(registration.list, { ...(who.role === 'OFFICE' ? office : coordinator), body: body as never })
const names = async (who: Person, search: string) =>
  (await seen(who, { search })).data.map(({ surname, firstname }) => `${surname} ${firstname}`)

describe('who sees what', () => {
  test('the office sees every university, and nobody sees unverified addresses', async () => {
    const { data, allCount, pagination } = await seen(gabor)
    expect(new Set(data.map((one) => one.university))).toEqual(new Set(['szte', 'bme']))
    expect(new Set(data.map((one) => one.status))).toEqual(new Set(['WAITING', 'ACCEPTED']))
    expect(data).toHaveLength(allCount)
    expect(pagination).toEqual({ totalCount: allCount, pageCount: 1, pageNumber: 1 })
  })

  test('asking for unverified ones finds none', async () => {
    expect(await seen(gabor, { status: ['UNVERIFIED'] })).toMatchObject({
      data: [],
      pagination: { totalCount: 0 },
    })
  })

  test('a coordinator sees their own university, whatever filter they send', async () => {
    for (const universities of [[], ['bme'], ['szte', 'bme']]) {
      const { data, allCount, pagination } = await seen(emese, { universities })
      expect(new Set(data.map((one) => one.university))).toEqual(new Set(['szte']))
      expect(pagination.totalCount).toBe(data.length)
      expect(allCount).toBe(data.length)
    }
  })

  test('a coordinator’s search counts nobody of another university', async () => {
    const { email } = await enter({ standing: 'WAITING', university: 'bme', surname: 'Zömök' })
    expect(await seen(emese, { search: 'zomok' })).toMatchObject({ data: [], pagination: { totalCount: 0 } })
    expect((await seen(ferenc, { search: 'zomok' })).data).toMatchObject([{ email }])
  })

  test('who gets another name is found by the new one', async () => {
    const student = await enter({ surname: 'Régi' })
    await rename(student, { surname: 'Újhelyi', firstname: 'Zsófia' })
    expect(await names(gabor, 'ujhelyi zsofia')).toEqual(['Újhelyi Zsófia'])
    expect(await names(gabor, student.email)).toEqual(['Újhelyi Zsófia'])
  })

  test('the role of the path is the caller’s, in either case', async () => {
    const body = {} as never
    for (const role of ['office', 'OFFICE', 'Office'])
      await as(gabor).does(registration.list, { params: { role }, body })
    for (const role of ['UNIVERSITY', 'student', 'MENTOR'])
      expect(await as(gabor).refused(registration.list, { params: { role }, body })).toMatchObject({
        code: 'not-allowed',
      })
    expect(await as(emese).refused(registration.list, { ...office, body })).toMatchObject({
      code: 'not-allowed',
    })
    expect(await as(gabor).refused(registration.list, { params: { role: 'ROOT' }, body })).toMatchObject({
      status: 400,
    })
  })

  test('what may be done stands beside each row', async () => {
    const { data } = await seen(gabor)
    for (const { status, can } of data)
      expect(can).toEqual(
        status === 'WAITING'
          ? { accept: true, reject: true, reopen: false }
          : { accept: false, reject: false, reopen: true },
      )
    for (const { can } of (await seen(emese)).data) expect(can.reopen).toBe(false)
  })
})

test('the office is told the account of an accepted student, to help with signing in, and nobody else is', async () => {
  const [accepted, waiting] = [
    await enter({ surname: 'Fiókos' }),
    await enter({ surname: 'Fiókos', standing: 'WAITING' }),
  ]
  const accounts = async (who: Person) =>
    Object.fromEntries(
      (await seen(who, { search: 'fiokos' })).data.map(({ email, account }) => [email, account]),
    )
  expect(await accounts(gabor)).toEqual({ [accepted.email]: accepted.id, [waiting.email]: null })
  expect(await accounts(emese)).toEqual({ [accepted.email]: null, [waiting.email]: null })
  const params = { id: accepted.id }
  expect(await as(gabor).does(security.person, { params })).toMatchObject({ sessions: 1 })
})

describe('search', () => {
  test('finds Hungarian names without accents, in any order and case', async () => {
    await enter({
      standing: 'WAITING',
      surname: 'Őrsi',
      firstname: 'Ödön',
      username: 'aa1',
      email: 'a1@test.example',
    })
    await enter({
      standing: 'WAITING',
      surname: 'Orsós',
      firstname: 'Tűnde',
      username: 'aa2',
      email: 'a2@test.example',
    })
    expect(await names(gabor, 'orsi odon')).toEqual(['Őrsi Ödön'])
    expect(await names(gabor, 'ÖDÖN őrs')).toEqual(['Őrsi Ödön'])
    expect((await names(gabor, '  ors  ')).toSorted()).toEqual(['Orsós Tűnde', 'Őrsi Ödön'])
    expect(await names(gabor, 'a2@test')).toEqual(['Orsós Tűnde'])
  })

  test('finds by Neptun code', async () => {
    const { neptun, email } = await enter({ standing: 'WAITING', neptun: 'XY9Z0Q' })
    expect((await seen(gabor, { search: neptun?.toLowerCase() ?? '' })).data).toMatchObject([{ email }])
  })

  test.each(['%', '_', '\\', '％', '＿', '＼', "'", '"; drop table account; --'])(
    'takes %s literally',
    async (sign) => {
      expect(await seen(gabor, { search: sign })).toMatchObject({ data: [], pagination: { totalCount: 0 } })
    },
  )
})

describe('filters and pages', () => {
  test('status and university narrow the list', async () => {
    const { data } = await seen(gabor, { status: ['ACCEPTED'], universities: ['bme'] })
    expect(new Set(data.map((one) => `${one.status} ${one.university}`))).toEqual(new Set(['ACCEPTED bme']))
  })

  test('each state is counted by the other filters, whatever is searched for', async () => {
    const [first] = await Promise.all([1, 2, 3].map(() => enter({ standing: 'WAITING', university: 'sze' })))
    await enter({ university: 'sze' })
    const counted = { WAITING: 3, ACCEPTED: 1, REJECTED: 0 }
    for (const status of [[], ['REJECTED'], ['WAITING', 'ACCEPTED']] as never[])
      expect((await seen(gabor, { universities: ['sze'], status })).byStatus).toEqual(counted)
    const searching = { universities: ['sze'], search: first?.email ?? '' }
    expect((await seen(gabor, searching)).byStatus).toEqual(counted)
  })

  test('a coordinator’s counts are of their own university', async () => {
    const before = await seen(emese)
    await enter({ standing: 'WAITING', university: 'bme' })
    expect((await seen(emese, { universities: ['bme'] })).byStatus).toEqual(before.byStatus)
  })

  test('the states that are counted are those with a proven address', () => {
    expect(provenStatuses).toEqual(statusesWith(registrationStates, 'proven'))
  })

  test('pages of twenty, waiting longest first, overlap nowhere', async () => {
    for (let n = 0; n < 45; n++) await enter({ standing: 'WAITING', university: 'pte' })
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNumber) => seen(gabor, { universities: ['pte'], pageNumber })),
    )
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5, 0])
    expect(pages[0]?.pagination).toEqual({ totalCount: 45, pageCount: 3, pageNumber: 1 })
    const ids = pages.flatMap(({ data }) => data.map((one) => one._id))
    expect(new Set(ids).size).toBe(45)
    const inOrder = await db
      .selectFrom('registration')
      .select('id')
      .where('university_id', '=', 'pte')
      .orderBy('since')
      .orderBy('id')
      .execute()
    expect(ids).toEqual(inOrder.map(({ id }) => id))
  })

  test('of decided ones the last decided stands first', async () => {
    const waiting = await Promise.all([1, 2, 3].map(() => enter({ standing: 'WAITING', university: 'elte' })))
    const decided = waiting.map(({ email }) => email).toReversed()
    for (const search of decided) {
      const [row] = (await seen(gabor, { search })).data
      clock.pass(hours(1))
      await as(gabor).does(registration.accept, { params: { id: row?._id ?? '' } })
    }
    const { data } = await seen(gabor, { status: ['ACCEPTED', 'REJECTED'], universities: ['elte'] })
    expect(data.map(({ email }) => email)).toEqual(decided.toReversed())
  })

  test.each([0, -1, 1.5, 100_001, '1', null])('page number %o is refused', async (pageNumber) => {
    const body = { pageNumber } as never
    const refusal = await as(gabor).refused(registration.list, { ...office, body })
    expect(refusal).toMatchObject({ code: 'invalid-request', fields: { pageNumber: {} } })
  })

  test('a page beyond the thousandth row is refused with the words to narrow the search', async () => {
    expect((await seen(gabor, { pageNumber: 50 })).data).toEqual([])
    const words = { hu: 'Szűkítsd a keresést!', en: 'Narrow your search' } as const
    for (const language of ['hu', 'en'] as const) {
      const body = { pageNumber: 51 } as never
      const refusal = await as(gabor, { language }).refused(registration.list, { ...office, body })
      expect(refusal).toMatchObject({ status: 400, code: 'page-too-far' })
      expect(refusal.message).toContain(words[language])
    }
  })
})

test('who waits is told with the end of the promise, and who is decided without', async () => {
  const { id, email } = await enter({ standing: 'WAITING', university: 'elte' })
  const found = async () => (await seen(gabor, { search: email })).data[0]
  await db.updateTable('registration').set({ since: clock.now() }).where('account_id', '=', id).execute()
  expect(await found()).toMatchObject({ promiseEnds: null })
  clock.pass(days(PROMISED_DAYS + 1))
  const late = await found()
  expect(late).toMatchObject({ promiseEnds: 'over' })
  const accepted = await as(gabor).does(registration.accept, { params: { id: late?._id ?? '' } })
  expect(accepted).toMatchObject({ promiseEnds: null })
})
