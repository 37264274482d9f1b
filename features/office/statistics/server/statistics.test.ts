import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { account } from '#office/account/calls.ts'
import { dayInBudapest } from '#platform/server/budapest.ts'
import { invalidate } from '#platform/server/cache.ts'
import { days } from '#platform/server/clock.ts'
import { programme } from '#programme/programme/calls.ts'
import { anna, bence, emese, ferenc, gabor } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { onePagersOf } from '#testing/server/one-pagers.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { recount } from '#testing/server/recount.ts'
import { student } from '../../student/calls.ts'
import { type Dashboard, statistics } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter } = rajt
const { pass, fail } = await examsOf(rajt)
const { ready, handIn } = await onePagersOf(rajt)
const { modules } = await as(anna).does(course.progress)

const byUniversity = async () => (await as(anna).does(statistics.universities)).universities
const ranking = (who: Person) => as(who).does(statistics.students)
const ofOffice = (university: string) => as(gabor).does(statistics.ofOffice, { params: { university } })

beforeEach(() => invalidate())

/** So many days ago these people were here for the last time, and signed out. */
async function leave(people: readonly Person[], ago: number): Promise<void> {
  const ids = people.map(({ id }) => id)
  await db.deleteFrom('session').where('account_id', 'in', ids).execute()
  const day = sql<Date>`${dayInBudapest(clock.now())}::date - ${ago}::int`
  await db.updateTable('last_activity').set({ day }).where('account_id', 'in', ids).execute()
}

/** Of an exam of a hundred points, without taking it. */
async function give(who: Person, points: number, module = 0): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('exam_attempt')
    .values({
      account_id: who.id,
      module_id: modules[module]?.id ?? '',
      number: 1,
      status: 'SUBMITTED',
      started_at: new Date(now.getTime() - 600_000),
      ends_at: new Date(now.getTime() + 600_000),
      closed_at: now,
      points,
      passed: points >= 50,
    })
    .execute()
}

/** As many students of a university, each with these points in the first module. */
const classOf = (university: string, points: readonly number[]) =>
  Promise.all(
    points.map(async (one) => {
      const who = await enter({ university })
      await give(who, one)
      return who
    }),
  )

describe('the ranking of universities', () => {
  test('is the mean percent of all onboarded students, and says nothing of fewer than five', async () => {
    await classOf('elte', [100, 80, 60, 40])
    invalidate()
    expect(await byUniversity()).toContainEqual({ university: 'elte', students: 4, score: null, rank: null })
    await enter({ university: 'elte' })
    invalidate()
    const reachable = modules.filter(({ extra }) => !extra).length * 100
    const score = Math.round((1_000 * 280) / 5 / reachable) / 10
    expect(await byUniversity()).toContainEqual({ university: 'elte', students: 5, score, rank: 1 })
  })

  test('is the same for students, coordinators and the office', async () => {
    const [own, other] = [await byUniversity(), await as(ferenc).does(statistics.universities)]
    expect(other.universities).toEqual(own)
    expect((await as(gabor).does(statistics.universities)).universities).toEqual(own)
  })
})

describe('the ranking of students', () => {
  test('names the ten best, then two above and below the caller', async () => {
    const people = await classOf('pte', [99, 98, 97, 96, 95, 94, 93, 92, 91, 90, 31, 30, 29, 28, 27])
    invalidate()
    const own = people[12]
    if (!own) throw new Error('nobody')
    const { best, around } = await ranking(own)
    expect(best.map(({ points }) => points)).toEqual([100, 99, 98, 97, 96, 95, 94, 93, 92, 91])
    expect(around.map(({ points, isCaller }) => [points, isCaller])).toEqual([
      [31, false],
      [30, false],
      [29, true],
      [28, false],
      [27, false],
    ])
    const ranks = around.map(({ rank }) => rank)
    expect(ranks).toEqual([0, 1, 2, 3, 4].map((i) => (ranks[0] ?? 0) + i))
    expect((await ranking(people[0] as Person)).around).toEqual([])
    expect((await ranking(gabor)).around).toEqual([])
  })

  test('says no name, Neptun code or address of anybody', async () => {
    const text = JSON.stringify(await ranking(gabor))
    for (const { surname, neptun, email } of [anna, bence])
      for (const own of [surname, neptun, email]) expect(text).not.toContain(own)
  })

  test('shows whoever wants no name as a participant to everybody else', async () => {
    const [who] = await classOf('pte', [100])
    if (!who) throw new Error('nobody')
    const row = async (reader: Person) =>
      (await ranking(reader)).best.filter(({ username }) => username === who.username).length
    expect([await row(who), await row(anna), await row(gabor)]).toEqual([1, 1, 1])
    expect(await as(who).does(statistics.name, { body: { isNamed: false } })).toEqual({ isNamed: false })
    await as(who).does(statistics.name, { body: { isNamed: false } })
    expect([await row(who), await row(anna), await row(gabor)]).toEqual([1, 0, 0])
    expect((await ranking(anna)).best).toContainEqual(
      expect.objectContaining({ username: null, university: null, points: 100 }),
    )
    expect((await ranking(who)).isNamed).toBe(false)
  })

  test('leaves out who is disabled, and who has no points', async () => {
    const [who] = await classOf('pte', [100])
    const without = await enter({ university: 'pte' })
    const { ranked } = await ranking(gabor)
    await as(gabor).does(account.disable, { params: { id: who?.id ?? '' }, body: { reason: 'Próba.' } })
    invalidate()
    const after = await ranking(without)
    expect(after.ranked).toBe(ranked - 1)
    expect(after.around).toEqual([])
    expect(after.best.map(({ username }) => username)).not.toContain(who?.username)
  })

  test('is no mentor’s', async () => {
    const mentor = await enter({ role: 'MENTOR', university: null })
    for (const call of [statistics.students, statistics.universities])
      expect(await as(mentor).refused(call)).toMatchObject({ code: 'not-allowed' })
  })
})

describe('the figures of staff', () => {
  test('equal a recount of the rows, of the programme and of each university', async () => {
    const busy = await enter({ university: 'bme', personality: 'PM' })
    await pass(busy, 1)
    await fail(await enter({ university: 'szte' }), 1)
    await handIn(await ready({ university: 'bme' }))
    await enter({ university: 'bme', standing: 'WAITING' })
    clock.pass(days(9))
    invalidate()
    const { moduleCount } = await expected('all')
    for (const university of ['all', 'bme', 'szte', 'elte'])
      expect(await ofOffice(university)).toMatchObject((await expected(university)).figures)
    expect((await ofOffice('all')).progress).toHaveLength(moduleCount + 1)
  })

  test('of a university are its coordinator’s', async () => {
    expect(await as(emese).does(statistics.ofUniversity)).toEqual(await ofOffice('szte'))
    expect(await as(ferenc).does(statistics.ofUniversity)).toEqual(await ofOffice('bme'))
  })

  test('add up to those of the programme', async () => {
    const all = await ofOffice('all')
    const { UNIVERSITY_NAMES } = await as(gabor).does(programme.context)
    const each: Dashboard[] = []
    for (const university of Object.keys(UNIVERSITY_NAMES)) each.push(await ofOffice(university))
    const sum = (of: (one: Dashboard) => number) => each.reduce((total, one) => total + of(one), 0)
    expect(sum(({ students }) => students)).toBe(all.students)
    expect(sum(({ registration }) => registration.byStatus.ACCEPTED)).toBe(all.registration.byStatus.ACCEPTED)
    expect(sum(({ onePagers }) => onePagers.handedIn)).toBe(all.onePagers.handedIn)
  })

  test('tell what has come about in the last seven days, of a university and of all', async () => {
    const start = clock.now()
    clock.pass(days(8))
    invalidate()
    const nothing = { entered: 0, completed: 0, onePagers: 0, reports: 0 }
    expect((await ofOffice('all')).lately).toEqual(nothing)
    const [newcomer, finisher] = [await enter({ university: 'szte' }), await ready({ university: 'bme' })]
    await handIn(finisher)
    await db
      .updateTable('onboarding')
      .set({ at: clock.now() })
      .where('account_id', 'in', [newcomer.id, finisher.id])
      .execute()
    invalidate()
    expect((await ofOffice('bme')).lately).toEqual({ entered: 1, completed: 1, onePagers: 1, reports: 0 })
    expect((await ofOffice('all')).lately).toEqual({ entered: 2, completed: 1, onePagers: 1, reports: 0 })
    clock.pass(days(7) + 1)
    invalidate()
    expect((await ofOffice('all')).lately).toEqual(nothing)
    // Sessions have an end.
    clock.set(start)
  })

  test('count who has come to a stop as the list of students shows them', async () => {
    const stopped = await enter({ university: 'szte' })
    const finished = await ready({ university: 'szte' })
    await leave([stopped, finished], 14)
    const [late] = await classOf('szte', [10])
    if (!late) throw new Error('nobody')
    await leave([late], 21)
    invalidate()
    const { still } = await ofOffice('szte')
    const shown = await as(emese).does(student.list, {
      params: { role: 'UNIVERSITY' },
      body: { participation: ['ENTERED'], progress: ['NONE', 'SOME'], activity: ['STILL'] } as never,
    })
    const ids = shown.students.map(({ _id }) => _id)
    expect(ids).toEqual(expect.arrayContaining([stopped.id, late.id]))
    expect(ids).not.toContain(finished.id)
    expect(still.students).toBe(shown.pagination.totalCount)
    await leave([stopped], 13)
    invalidate()
    expect((await ofOffice('szte')).still).toEqual({ students: still.students - 1, lately: still.lately - 1 })
  })

  test('are not there for a university that is none', async () => {
    const refused = await as(gabor).refused(statistics.ofOffice, { params: { university: 'nowhere' } })
    expect(refused).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('may be a minute old, and say from when they are', async () => {
    const before = await ofOffice('all')
    await enter({ university: 'bme' })
    clock.pass(1_000)
    expect(await ofOffice('all')).toEqual(before)
    invalidate()
    const after = await ofOffice('all')
    expect(after.students).toBe(before.students + 1)
    expect(Date.parse(after.countedAt)).toBeGreaterThan(Date.parse(before.countedAt))
  })

  test('are downloaded within reach, with a line in the audit', async () => {
    const get = (who: Person, university: string) =>
      as(who).call(statistics.xlsx, { query: { university, language: 'en' } as never })
    expect(await get(gabor, 'bme')).toMatchObject({ status: 200 })
    const own = await get(emese, 'bme')
    expect(own.headers['content-disposition']).toContain('szte')
    const lines = await db
      .selectFrom('audit')
      .select(['actor_id', 'detail'])
      .where('act', '=', 'figures-exported')
      .orderBy('id')
      .execute()
    expect(lines).toEqual([
      { actor_id: gabor.id, detail: { university: 'bme' } },
      { actor_id: emese.id, detail: { university: 'szte' } },
    ])
  })
})

const expected = (university: string) =>
  recount(db, { university: university === 'all' ? null : university, now: clock.now() })
