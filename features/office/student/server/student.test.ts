import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { StructureAct } from '#course/authoring/content-parts.ts'
import { structure } from '#course/authoring/structure-calls.ts'
import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { dayInBudapest } from '#platform/server/budapest.ts'
import { XLSX_TYPE } from '#platform/server/xlsx.ts'
import { files } from '#programme/files/calls.ts'
import { anna, bence, csilla, emese, ferenc, gabor, imre, kata } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { onePagersOf } from '#testing/server/one-pagers.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { whileSemester } from '#testing/server/semester.ts'
import { student } from '../calls.ts'

const rajt = await buildTestRajt()
const { app, as, db, enter } = rajt
const { ready, handIn, completeCourse } = await onePagersOf(rajt)
const { pass, fail, moduleAt } = await examsOf(rajt)
const list = (who: Person, own: object = {}) =>
  as(who).does(student.list, { params: { role: who.role }, body: own as never })
const idsOf = async (who: Person, own: object = {}) => (await list(who, own)).students.map(({ _id }) => _id)
const one = (who: Person, { id }: Person) => as(who).does(student.one, { params: { id } })
const rowOf = async ({ id, email }: Person) =>
  (await list(gabor, { search: email })).students.find(({ _id }) => _id === id)

describe('the list', () => {
  test('shows everybody who was let in by name, and nobody who waits', async () => {
    const found = await idsOf(gabor)
    expect(found).toEqual(expect.arrayContaining([anna.id, bence.id, csilla.id]))
    for (const outside of [imre, kata, emese, gabor]) expect(found).not.toContain(outside.id)
  })

  test('is of the caller’s own role, in either case, and of no other', async () => {
    for (const role of ['university', 'UNIVERSITY'])
      await as(emese).does(student.list, { params: { role: role as 'UNIVERSITY' }, body: {} as never })
    const refused = await as(emese).refused(student.list, { params: { role: 'OFFICE' }, body: {} as never })
    expect(refused).toMatchObject({ status: 403, code: 'not-allowed' })
  })

  test('is of the coordinator’s own university, whatever is asked', async () => {
    for (const own of [{}, { universities: ['bme'] }, { search: bence.firstname }])
      expect(await idsOf(emese, own)).not.toContain(bence.id)
    expect(await idsOf(ferenc)).toContain(bence.id)
  })

  test('finds names without their accents, and keeps Hungarian order', async () => {
    const people = []
    for (const surname of ['Zsolt', 'Őrs', 'Csaba', 'Cukor'])
      people.push(await enter({ surname, firstname: 'Sorrend' }))
    const { students } = await list(gabor, { search: 'sorrend' })
    expect(students.map(({ surname }) => surname)).toEqual(['Cukor', 'Csaba', 'Őrs', 'Zsolt'])
    expect(await idsOf(gabor, { search: 'ors sorr' })).toEqual([people[1]?.id])
  })

  test('says how far each one is, with the grade that their own page works out', async () => {
    const who = await enter()
    expect(await rowOf(who)).toMatchObject({ modulesCompleted: 0, points: null, grade: null })
    await pass(who, 1)
    const { points } = (await one(gabor, who)).attempts[0] ?? {}
    expect(await rowOf(who)).toMatchObject({ modulesCompleted: 1, points, grade: 1 })
    await completeCourseOf(who)
    expect(await rowOf(who)).toMatchObject({ modulesCompleted: (await list(gabor)).moduleCount })
  })

  test('counts a module as completed when its attempts are used up, and not before', async () => {
    const who = await enter()
    await fail(who, 1)
    expect(await rowOf(who)).toMatchObject({ modulesCompleted: 0 })
    await fail(who, 1)
    expect(await rowOf(who)).toMatchObject({ modulesCompleted: 1 })
    await whileSemester(rajt, { exam_attempts: 3 }, async () =>
      expect(await rowOf(who)).toMatchObject({ modulesCompleted: 0 }),
    )
    expect(await rowOf(who)).toMatchObject({ modulesCompleted: 1 })
  })

  test('filters by progress, personality and one-pager', async () => {
    const search = 'szuro'
    const traits = { surname: 'Szűrő' }
    const none = await enter({ ...traits, personality: 'PM' })
    const some = await enter(traits)
    await pass(some, 1)
    const all = await ready(traits)
    await handIn(all)
    const found = (own: object) => idsOf(gabor, { search, ...own })
    expect(await found({ progress: ['NONE'] })).toEqual([none.id])
    expect(await found({ progress: ['SOME'] })).toEqual([some.id])
    expect(await found({ progress: ['ALL'] })).toEqual([all.id])
    expect((await found({ progress: ['NONE', 'ALL'] })).toSorted()).toEqual([none.id, all.id].toSorted())
    expect(await found({ personality: ['PM'] })).toEqual([none.id])
    expect(await found({ onePager: true })).toEqual([all.id])
    expect(await found({ onePager: false, progress: ['SOME'] })).toEqual([some.id])
    expect(await found({ universities: ['bme'] })).toEqual([])
  })

  test('filters by the last day here, in Budapest', async () => {
    const search = 'tetlen'
    const [here, still, longAgo] = [
      await enter({ surname: 'Tétlen' }),
      await enter({ surname: 'Tétlen' }),
      await enter({ surname: 'Tétlen' }),
    ]
    const leave = async ({ id }: Person, ago: number) => {
      await db.deleteFrom('session').where('account_id', '=', id).execute()
      const day = sql<Date>`${dayInBudapest(rajt.clock.now())}::date - ${ago}::int`
      await db.updateTable('last_activity').set({ day }).where('account_id', '=', id).execute()
    }
    await leave(here, 13)
    await leave(still, 14)
    await leave(longAgo, 400)
    const found = async (own: object) => new Set(await idsOf(gabor, { search, ...own }))
    expect(await found({ activity: ['ACTIVE'] })).toEqual(new Set([here.id]))
    expect(await found({ activity: ['STILL'] })).toEqual(new Set([still.id, longAgo.id]))
    expect(await found({ activity: ['STILL', 'ACTIVE'] })).toEqual(new Set([here.id, still.id, longAgo.id]))
    expect(await idsOf(ferenc, { search, activity: ['STILL'] })).toEqual([])
  })

  test('remembers the last day of activity after the sessions have ended', async () => {
    const who = await enter()
    await as(who).does(auth.logout, {} as never)
    expect((await rowOf(who))?.lastActiveOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  /** The rest of the course, as another provider would have told it. */
  async function completeCourseOf(who: Person) {
    await db.deleteFrom('exam_answer').where('attempt_id', 'in', attemptsOf(who)).execute()
    await db.deleteFrom('exam_attempt').where('account_id', '=', who.id).execute()
    await completeCourse(who)
  }
  const attemptsOf = (who: Person) =>
    db.selectFrom('exam_attempt').select('id').where('account_id', '=', who.id)
})

describe('the Excel file', () => {
  test('holds those whom the list shows, in its order and with its values, and leaves a line', async () => {
    const [b, a] = [await enter({ surname: 'Űrfi', neptun: 'URF1AA' }), await enter({ surname: 'Őrfi' })]
    await enter({ surname: 'Őrfi', university: 'bme' })
    await pass(a, 1)
    const sheet = await sheetOf(emese, { search: 'rfi' })
    expect(sheet.map(([surname]) => surname)).toEqual(['Vezetéknév', 'Őrfi', 'Űrfi'])
    const shown = await rowOf(a)
    const [, , , university, email, personality, , modules, points, grade] = sheet[1] ?? []
    expect({ email, personality, modules, points, grade }).toEqual({
      email: a.email,
      personality: 'CTO',
      modules: 1,
      points: shown?.points,
      grade: shown?.grade,
    })
    expect(university).toBe('Szegedi Tudományegyetem')
    expect(sheet[1]?.[11]).toEqual(new Date(`${shown?.lastActiveOn}T00:00:00Z`))
    expect(sheet[2]?.slice(2, 9)).toMatchObject(['URF1AA', university, b.email, 'CTO', 'elkezdte', 0, null])
    const { detail, actor_id } = await db
      .selectFrom('audit')
      .select(['detail', 'actor_id'])
      .where('act', '=', 'students-exported')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect({ detail, actor_id }).toMatchObject({ actor_id: emese.id, detail: { search: 'rfi', count: 2 } })
  })

  test('is in the language and with the filters that were asked for', async () => {
    const who = await enter({ surname: 'Nyelvi' })
    expect(
      (await sheetOf(gabor, { search: 'nyelvi', language: 'en', progress: 'NONE,SOME' })).map(
        (row) => row[4],
      ),
    ).toEqual(['Email address', who.email])
    expect(await sheetOf(gabor, { search: 'nyelvi', progress: 'ALL' })).toHaveLength(1)
    expect(await sheetOf(gabor, { search: 'nyelvi', onePager: 'true' })).toHaveLength(1)
  })

  test('says what it is, of which semester and when, in its name', async () => {
    const { headers } = await as(gabor).call(student.xlsx, { query: { search: 'senki' } })
    const name = decodeURIComponent(String(headers['content-disposition']).split("''")[1] ?? '')
    expect(name).toMatch(/^hallgatók \d{4}-\d{2}-\d \d{4}-\d{2}-\d{2} \d{2}\.\d{2}\.xlsx$/)
  })

  test('comes from an address made for one download, too', async () => {
    const path = `/api/find-student/xlsx?onePager=either&search=${encodeURIComponent(anna.email)}&language=hu`
    const { url } = await as(emese).does(files.address, { body: { path } })
    const reply = await app.inject({ url })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, XLSX_TYPE])
  })

  async function sheetOf(who: Person, query: object) {
    const file = await as(who).does(student.xlsx, { query })
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    return sheets[0]?.rows ?? []
  }
})

describe('one student', () => {
  test('is shown with the very course that they are shown themselves', async () => {
    const who = await enter()
    await pass(who, 1)
    const shown = await one(gabor, who)
    expect(shown.course).toEqual(await as(who).does(course.progress))
    expect(shown.attempts).toMatchObject([
      { module: moduleAt(1), number: 1, status: 'SUBMITTED', passed: true },
    ])
    expect(shown.registration).toMatchObject({ _id: who.registration, status: 'ACCEPTED' })
    expect(shown.lines.map(({ act }) => act)).toContain('exam-submitted')
  })

  test('is absent for the coordinator of another university, and for nobody else on the staff', async () => {
    const who = await enter({ university: 'bme' })
    expect(await as(emese).refused(student.one, { params: { id: who.id } })).toMatchObject({ status: 404 })
    expect((await one(ferenc, who)).can).toMatchObject({ disable: false, grant: [], include: false })
    const { can } = await one(gabor, who)
    expect(can).toMatchObject({ disable: true, include: false })
    expect(can.grant).toContain(moduleAt(1))
  })

  test('can be granted something in modules whose exam can begin, and taken back in others what stands there', async () => {
    const [who, other] = [await enter(), await enter()]
    const fourth = moduleAt(4)
    const change = async (act: StructureAct) => {
      const { seen } = await as(gabor).does(structure.preview, { params: { id: fourth, act } })
      const body = { act, why: 'Kevesebb az idő', seen, lowers: true }
      await as(gabor).does(structure.change, { params: { id: fourth }, body })
    }
    const grant = (extraMinutes: number) =>
      as(gabor).does(exam.grant, {
        body: { student: who.id, module: fourth, extraAttempts: 0, extraMinutes, reason: 'Áramszünet' },
      })
    const grantable = async (student: Person) => (await one(gabor, student)).can.grant.includes(fourth)
    await change('bonus')
    await fail(who, 4)
    await grant(5)
    await change('retire')
    expect([await grantable(who), await grantable(other)]).toEqual([true, false])
    await grant(0)
    expect(await grantable(who)).toBe(false)
    await change('reinstate')
    expect(await grantable(other)).toBe(true)
  })

  test('who waits for a decision is not one yet', async () => {
    expect(await as(gabor).refused(student.one, { params: { id: imre.id } })).toMatchObject({ status: 404 })
  })

  test('shows what the office has granted, with the reason in the audit lines', async () => {
    const who = await enter()
    const grant = { student: who.id, module: moduleAt(1), extraAttempts: 1, extraMinutes: 15 }
    await as(gabor).does(exam.grant, { body: { ...grant, reason: 'Áramszünet volt.' } })
    const shown = await one(gabor, who)
    expect(shown.grants).toEqual([{ module: moduleAt(1), extraAttempts: 1, extraMinutes: 15 }])
    expect(shown.lines[0]).toMatchObject({
      act: 'exam-granted',
      reason: 'Áramszünet volt.',
      by: { surname: gabor.surname, firstname: gabor.firstname },
    })
  })
})
