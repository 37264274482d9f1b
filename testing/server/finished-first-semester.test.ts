import { readXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { challenge } from '#documents/challenge/calls.ts'
import { type OnePager, onePager } from '#documents/one-pager/calls.ts'
import { statistics } from '#office/statistics/calls.ts'
import { student } from '#office/student/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { invalidate } from '#platform/server/cache.ts'
import { programme } from '#programme/programme/calls.ts'
import { earlier } from '#teams/earlier/calls.ts'
import { emese, ferenc, gabor, imre } from './cast.ts'
import { onePagersOf } from './one-pagers.ts'
import type { Person } from './people.ts'
import { buildTestRajt } from './rajt.ts'
import { recount } from './recount.ts'
import { SECOND } from './second-semester.ts'
import { switchingOf } from './switching.ts'
import { unzipped } from './unzip.ts'

const FIRST = '2040-41-1'
const rajt = await buildTestRajt()
const { as, app, db, clock } = rajt
const { ready, handIn, addChallenge } = await onePagersOf(rajt)
const { open, onboard, newcomer } = switchingOf(rajt)

const author = await ready({ university: 'szte' })
const other = await ready({ university: 'bme' })
const without = await rajt.enter({ university: 'szte' })
const idea = await addChallenge()
const own = (await handIn(author, idea)).body as OnePager
await handIn(other)

beforeEach(() => invalidate())

const staffOf: [string, Person][] = [
  ['the office', gabor],
  ['a coordinator', emese],
]

const asked = (semester?: string) => (semester ? { semester } : {})
const onePagers = (who: Person, semester?: string) =>
  as(who).does(onePager.list, { body: { semester, pageNumber: 1 } as never })
const students = (who: Person, semester?: string) =>
  as(who).does(student.list, {
    params: { role: who.role },
    body: { semester, universities: [], personality: [], progress: [], search: '' } as never,
  })
const figures = (who: Person, semester?: string) =>
  who === gabor
    ? as(who).does(statistics.ofOffice, { params: { university: 'all' }, query: asked(semester) })
    : as(who).does(statistics.ofUniversity, { query: asked(semester) })

async function file(who: Person, path: string) {
  const reply = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${who.token}` } })
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}
const paths = async (who: Person, query = '') => [
  ...unzipped(await file(who, `/one-pager/zip${query}`)).keys(),
]
async function sheet(who: Person, path: string) {
  const { sheets } = await readXlsx(new Uint8Array(await file(who, path)))
  return sheets[0]?.rows.map((cells) => [...cells]) ?? []
}

interface Seen {
  students: Awaited<ReturnType<typeof students>>
  onePagers: Awaited<ReturnType<typeof onePagers>>
  figures: Awaited<ReturnType<typeof figures>>
  paths: string[]
  figureRows: unknown[][]
}
async function seenBy(who: Person, semester?: string): Promise<Seen> {
  invalidate()
  return {
    students: await students(who, semester),
    onePagers: await onePagers(who, semester),
    figures: await figures(who, semester),
    paths: await paths(who, semester ? `?semester=${semester}` : ''),
    figureRows: await sheet(who, `/dashboard/xlsx?language=hu${semester ? `&semester=${semester}` : ''}`),
  }
}

const before = new Map<Person, Seen>()
for (const [, who] of staffOf) before.set(who, await seenBy(who))
const ranked = await as(emese).does(statistics.students)
const counted = await recount(db, { university: null, now: clock.now() })

await open(SECOND)
await onboard(author)
const late = await newcomer(SECOND, { university: 'szte' })
// Decided once the semester was over: at its end it still waited.
await as(emese).does(registration.accept, { params: { id: imre.registration } })

/** Whoever entered the semester; the list of the current one has everybody who was let in. */
const enteredOf = async (seen: Seen['students']) => {
  const rows = await db
    .selectFrom('onboarding')
    .select('account_id')
    .where('semester_key', '=', FIRST)
    .execute()
  const ids = new Set(rows.map(({ account_id }) => account_id))
  return seen.students.filter(({ _id }) => ids.has(_id))
}

test.each(staffOf)(
  '%s reads the students of the finished semester as they stood at its end',
  async (_, who) => {
    const then = before.get(who)
    const now = await students(who, FIRST)
    const entered = await enteredOf(then?.students ?? now)
    expect(entered.length).toBeGreaterThan(2)
    // The last activity is the account's own, whatever semester is looked at.
    const lasting = (rows: typeof entered) => rows.map((row) => ({ ...row, lastActiveOn: null }))
    expect(lasting(now.students)).toEqual(lasting(entered))
    expect(now.pagination.totalCount).toBe(entered.length)
    expect(now.allCount).toBe(entered.length)
    expect(now.moduleCount).toBe(7)
    expect(now.students.map(({ _id }) => _id)).not.toContain(late.id)
    expect((await students(who)).students.map(({ _id }) => _id)).toContain(late.id)
  },
)

test('filters, the search and the Excel file of the finished semester go by what was then', async () => {
  const chosen = async (filters: object) => {
    const body = { semester: FIRST, ...filters } as never
    const found = await as(gabor).does(student.list, { params: { role: 'OFFICE' }, body })
    return found.students.map(({ _id }) => _id).sort()
  }
  expect(await chosen({ progress: ['ALL'] })).toEqual([author.id, other.id].sort())
  expect(await chosen({ onePager: true })).toEqual([author.id, other.id].sort())
  expect(await chosen({ onePager: false, universities: ['szte'] })).toContain(without.id)
  expect(await chosen({ search: author.email })).toEqual([author.id])
  const rows = await sheet(gabor, `/find-student/xlsx?language=en&semester=${FIRST}&progress=ALL`)
  expect(rows[0]).toContain('One-pager handed in')
  expect(rows).toHaveLength(3)
})

test.each(staffOf)('%s reads the one-pagers of the finished semester, and downloads them', async (_, who) => {
  const then = before.get(who)
  expect(await onePagers(who, FIRST)).toEqual(then?.onePagers)
  expect(then?.onePagers.onePagersUploadCount).toBeGreaterThan(0)
  expect(await paths(who, `?semester=${FIRST}`)).toEqual(then?.paths)
  const titles = await as(who).does(challenge.titles, { query: { semester: FIRST } })
  expect(titles).toEqual({ titles: [{ _id: idea._id, title: idea.title }] })
  const body = { semester: FIRST, corporateProblemIds: [idea._id] } as never
  expect((await as(who).does(onePager.list, { body })).onePagers).toMatchObject([{ _id: author.id }])
  expect((await as(who).call(onePager.file, { params: { id: own._id } })).status).toBe(200)
})

test.each(staffOf)(
  '%s reads the figures of the finished semester, which are those of its end',
  async (_, who) => {
    const then = before.get(who)
    const now = await figures(who, FIRST)
    expect({ ...now, countedAt: '' }).toEqual({ ...then?.figures, countedAt: '' })
    expect(now.semester).toBe(FIRST)
    expect(await sheet(who, `/dashboard/xlsx?language=hu&semester=${FIRST}`)).toEqual(then?.figureRows)
    expect((await figures(who)).semester).toBe(SECOND)
  },
)

test('the figures of the finished semester equal a recount of the rows before the switch', async () => {
  expect(await figures(gabor, FIRST)).toMatchObject(counted.figures)
})

test('the rankings of the finished semester are those of its end', async () => {
  const query = { semester: FIRST }
  expect(await as(emese).does(statistics.students, { query })).toEqual(ranked)
  expect((await as(emese).does(statistics.students)).best).toEqual([])
  const { universities } = await as(gabor).does(statistics.universities, { query })
  expect(universities).toContainEqual(expect.objectContaining({ university: 'bme', students: 3 }))
})

test('without a semester lists show the current one, and a second one has no one-pagers', async () => {
  expect(await as(gabor).refused(onePager.list, { body: {} as never })).toMatchObject({
    status: 409,
    code: 'wrong-semester',
  })
  expect((await students(gabor)).moduleCount).toBe(5)
})

test('a semester that was never opened is refused by its own code, a key that is none by its form', async () => {
  const unknown = { status: 404, code: 'semester-unknown' }
  const semester = '2031-32-1'
  const body = { semester } as never
  expect(await as(gabor).refused(onePager.list, { body })).toMatchObject(unknown)
  expect(await as(gabor).refused(student.list, { params: { role: 'OFFICE' }, body })).toMatchObject(unknown)
  expect(await as(emese).refused(statistics.ofUniversity, { query: { semester } })).toMatchObject(unknown)
  expect(await as(emese).refused(challenge.titles, { query: { semester } })).toMatchObject(unknown)
  expect(await as(emese).refused(statistics.students, { query: { semester: 'x' } })).toMatchObject({
    status: 400,
    code: 'invalid-request',
  })
})

test('the context names every semester that was opened, the current one first', async () => {
  expect(await rajt.guest.does(programme.context)).toMatchObject({
    SEMESTERS: [
      { key: SECOND, number: 2 },
      { key: FIRST, number: 1 },
    ],
  })
})

test('a student finds the one-pager under the earlier semester, and opens it', async () => {
  const { semesters } = await as(author).does(earlier.mine)
  expect(semesters).toEqual([
    {
      semester: FIRST,
      number: 1,
      onePager: expect.objectContaining({ _id: own._id }),
      team: null,
      dissolved: [],
      applications: [],
    },
  ])
  expect((await as(author).call(onePager.file, { params: { id: own._id } })).status).toBe(200)
  expect(await as(late).does(earlier.mine)).toEqual({ semesters: [] })
})

test('the page of a student shows the office all semesters: modules, points, grade, attempts, one-pager', async () => {
  const { course: shown, earlier: found } = await as(gabor).does(student.one, { params: { id: author.id } })
  expect(shown.modules).toHaveLength(5)
  expect(shown.oldProgresses).toMatchObject([{ semester: FIRST, modulesCompleted: 7, points: 490 }])
  expect(found).toMatchObject([{ semester: FIRST, number: 1, onePager: { _id: own._id }, team: null }])
  expect(found[0]?.attempts).toHaveLength(7)
  expect(found[0]?.grade).toBe(
    before.get(gabor)?.students.students.find(({ _id }) => _id === author.id)?.grade,
  )
  expect((await as(emese).does(student.one, { params: { id: author.id } })).earlier).toEqual(found)
  expect((await as(gabor).does(student.one, { params: { id: late.id } })).earlier).toEqual([])
})

test('nobody reads what is not within reach in a finished semester either', async () => {
  const params = { id: own._id }
  const absent = { status: 404, code: 'not-found' }
  for (const who of [ferenc, other, late]) {
    if (who === other) await onboard(other)
    expect(await as(who).refused(onePager.file, { params })).toMatchObject(absent)
    expect(await as(who).refused(onePager.one, { params })).toMatchObject(absent)
  }
  expect(await as(ferenc).refused(student.one, { params: { id: author.id } })).toMatchObject(absent)
  const ofOwn = (rows: readonly { university: string }[]) =>
    rows.every(({ university }) => university === 'bme')
  expect(ofOwn((await onePagers(ferenc, FIRST)).onePagers)).toBe(true)
  expect(ofOwn((await students(ferenc, FIRST)).students)).toBe(true)
  const all = { semester: FIRST, universities: ['szte'] } as never
  expect(ofOwn((await as(ferenc).does(onePager.list, { body: all })).onePagers)).toBe(true)
  expect(
    (await paths(ferenc, `?semester=${FIRST}&universities=szte`)).every((path) => path.startsWith('Buda')),
  ).toBe(true)
  expect((await figures(ferenc, FIRST)).university).toBe('bme')
})

test('what is acted in a finished semester is refused', async () => {
  const { id } = await db
    .selectFrom('module as m')
    .innerJoin('semester as s', 's.id', 'm.semester_id')
    .select('m.id')
    .where('s.key', '=', FIRST)
    .where('m.position', '=', 1)
    .executeTakeFirstOrThrow()
  const body = { student: author.id, module: id, extraAttempts: 1, extraMinutes: 0, reason: 'Beteg volt.' }
  expect(await as(gabor).refused(exam.grant, { body })).toMatchObject({ code: 'wrong-semester' })
  const [lesson] = (await as(author).does(course.progress)).oldProgresses[0]?.modules[0]?.lessons ?? []
  const done = { params: { id: lesson?.id ?? '' }, body: { by: 'marked' as const, seconds: 0 } }
  expect((await as(author).call(course.done, done)).status).toBeGreaterThanOrEqual(400)
})
