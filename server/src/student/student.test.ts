import { auth } from '@rajt/contract/auth'
import { course } from '@rajt/contract/course'
import { exam } from '@rajt/contract/exam'
import { files } from '@rajt/contract/files'
import { type Register, registration } from '@rajt/contract/registration'
import { type CorrectStudent, student } from '@rajt/contract/student'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { tally } from '../../test/at-once.ts'
import { anna, bence, csilla, emese, ferenc, gabor, imre, kata, PASSWORD } from '../../test/cast.ts'
import { examsOf } from '../../test/exams.ts'
import { onePagersOf } from '../../test/one-pagers.ts'
import type { Person } from '../../test/people.ts'
import { buildTestRajt } from '../../test/rajt.ts'
import { registerForm } from '../../test/registering.ts'
import { whileSemester } from '../../test/semester.ts'
import { XLSX_TYPE } from '../plumbing/xlsx.ts'

const rajt = await buildTestRajt()
const { app, as, guest, db, mails, enter } = rajt
const { ready, handIn, completeCourse } = await onePagersOf(rajt)
const { begin, pass, fail, moduleAt } = await examsOf(rajt)
const list = (who: Person, own: object = {}) =>
  as(who).does(student.list, { params: { role: who.role }, body: own as never })
const idsOf = async (who: Person, own: object = {}) => (await list(who, own)).students.map(({ _id }) => _id)
const one = (who: Person, { id }: Person) => as(who).does(student.one, { params: { id } })
const rowOf = async ({ id, email }: Person) =>
  (await list(gabor, { search: email })).students.find(({ _id }) => _id === id)

const factsOf = ({ surname, firstname, email, neptun, university }: Person) => ({
  ...{ surname, firstname, email, neptun: neptun ?? '', university: university ?? '' },
})
const correction = (of: Person, to: Partial<CorrectStudent>): CorrectStudent => ({
  ...{ ...factsOf(of), reason: 'Elírás.', was: factsOf(of) },
  ...to,
})
const correct = (of: Person, to: Partial<CorrectStudent>) =>
  as(gabor).call(student.correct, { params: { id: of.id }, body: correction(of, to) })

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
    const [, , , university, email, personality, modules, points, grade] = sheet[1] ?? []
    expect({ email, personality, modules, points, grade }).toEqual({
      ...{ email: a.email, personality: 'CTO', modules: 1, points: shown?.points, grade: shown?.grade },
    })
    expect(university).toBe('Szegedi Tudományegyetem')
    expect(sheet[1]?.[10]).toEqual(new Date(`${shown?.lastActiveOn}T00:00:00Z`))
    expect(sheet[2]?.slice(2, 8)).toMatchObject(['URF1AA', university, b.email, 'CTO', 0, null])
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
    ).toEqual(['E-mail address', who.email])
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
    expect((await one(ferenc, who)).can).toEqual({ correct: false, grant: false })
    expect((await one(gabor, who)).can).toEqual({ correct: true, grant: true })
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
      ...{ act: 'exam-granted', reason: 'Áramszünet volt.' },
      by: { surname: gabor.surname, firstname: gabor.firstname },
    })
  })
})

describe('a correction', () => {
  test('changes what was wrong, keeps the former name, and leaves a line without the data', async () => {
    const who = await enter({ university: 'szte' })
    await correct(who, { surname: 'Őszi', neptun: 'QW12ER', university: 'bme' })
    const shown = await one(ferenc, who)
    expect(shown.student).toMatchObject({
      ...{ surname: 'Őszi', neptun: 'QW12ER', university: 'bme' },
      formerly: [{ surname: who.surname, firstname: who.firstname }],
    })
    expect(shown.registration).toMatchObject({ university: 'bme' })
    expect(shown.lines[0]).toMatchObject({ act: 'student-corrected', reason: 'Elírás.' })
    const { detail } = await db
      .selectFrom('audit')
      .select('detail')
      .where('subject_id', '=', who.id)
      .where('act', '=', 'student-corrected')
      .executeTakeFirstOrThrow()
    expect(detail).toEqual({ fields: ['surname', 'neptun', 'university'], reason: 'Elírás.' })
  })

  test('of the e-mail address signs them in with the new one, tells both, and kills mailed links', async () => {
    const who = await enter()
    await guest.does(auth.forgotPassword, { body: { email: who.email } })
    const [{ token: link = '' } = {}] = await mails(who.email)
    const email = 'javitott@test.example'
    await correct(who, { email })
    for (const to of [who.email, email])
      expect((await mails(to)).map(({ template }) => template)).toContain('email-corrected')
    await guest.does(auth.login, { body: { email, password: PASSWORD } })
    expect(await guest.refused(auth.login, { body: { email: who.email, password: PASSWORD } })).toMatchObject(
      {
        status: 401,
      },
    )
    const state = await guest.does(auth.link, { params: { accessToken: link, purpose: 'reset-password' } })
    expect(state).not.toMatchObject({ state: 'open' })
  })

  test('takes no data of somebody else', async () => {
    const who = await enter()
    expect(await correct(who, { email: bence.email.toUpperCase() })).toMatchObject({
      ...{ status: 409, body: { code: 'email-taken', fields: { email: { rule: 'taken' } } } },
    })
    expect(await correct(who, { neptun: bence.neptun ?? '' })).toMatchObject({
      body: { code: 'neptun-taken' },
    })
    expect(await correct(who, { university: 'nincs' })).toMatchObject({
      body: { code: 'invalid-request', fields: { university: { rule: 'format' } } },
    })
  })

  test('sent again changes nothing, and leaves one line', async () => {
    const who = await enter()
    for (const _ of [1, 2]) expect((await correct(who, { surname: 'Kétszer' })).status).toBe(200)
    const { lines } = await one(gabor, who)
    expect(lines.filter(({ act }) => act === 'student-corrected')).toHaveLength(1)
  })

  test('is refused where somebody else has corrected meanwhile', async () => {
    const who = await enter()
    await correct(who, { surname: 'Első' })
    expect(await correct(who, { firstname: 'Második' })).toMatchObject({
      ...{ status: 409, body: { code: 'student-changed' } },
    })
    expect((await one(gabor, who)).student).toMatchObject({ surname: 'Első', firstname: who.firstname })
  })
})

describe('disabling', () => {
  test('ends every session and lets nobody in, until it is taken back', async () => {
    const who = await enter()
    const reason = { reason: 'Kilépett.' }
    await as(gabor).does(student.disable, { params: { id: who.id }, body: reason })
    expect(await as(who).refused(auth.user)).toMatchObject({ code: 'not-signed-in' })
    const login = { body: { email: who.email, password: PASSWORD } }
    expect((await guest.call(auth.login, login)).status).not.toBe(200)
    expect(await rowOf(who)).toMatchObject({ isDisabled: true })
    expect(await as(gabor).refused(student.disable, { params: { id: who.id }, body: reason })).toMatchObject({
      status: 409,
      code: 'student-changed',
    })
    await as(gabor).does(student.enable, { params: { id: who.id }, body: reason })
    await guest.does(auth.login, login)
    expect((await one(gabor, who)).lines.slice(0, 2).map(({ act }) => act)).toEqual([
      'student-enabled',
      'student-disabled',
    ])
  })

  test('leaves an open exam to the clock', async () => {
    const who = await enter()
    const attempt = await begin(who, 1)
    await as(gabor).does(student.disable, { params: { id: who.id }, body: { reason: 'Kilépett.' } })
    expect((await one(gabor, who)).attempts).toMatchObject([{ _id: attempt, status: 'OPEN' }])
  })
})

/** Registers somebody; the secret in the link of their mail. */
async function linkOf(form: Register): Promise<string> {
  await guest.does(registration.register, { body: form })
  return (await mails(form.email)).at(-1)?.token ?? ''
}

describe('at the same moment', () => {
  test('of two who correct the same student one wins, and the other one is told', async () => {
    for (let round = 0; round < 5; round++) {
      const who = await enter()
      const answers = await Promise.all([
        correct(who, { surname: 'Egyik' }),
        correct(who, { surname: 'Másik' }),
      ])
      expect(tally(answers)).toEqual({ 200: 1, 409: 1 })
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'student-changed' })
    }
  })

  test('two students corrected to one address or Neptun code: one gets it', async () => {
    for (const [round, to] of [{ email: 'kozos@test.example' }, { neptun: 'KO20OS' }].entries()) {
      const [a, b] = [await enter(), await enter()]
      const answers = await Promise.all([correct(a, to), correct(b, to)])
      expect(tally(answers)).toEqual({ 200: 1, 409: 1 })
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: round === 0 ? 'email-taken' : 'neptun-taken',
      })
    }
  })

  test('a correction and a registration want one Neptun code: one gets it, and nobody shares it', async () => {
    for (let round = 0; round < 5; round++) {
      const [who, newcomer] = [await enter(), registerForm()]
      const link = await linkOf(newcomer)
      const [corrected] = await Promise.all([
        correct(who, { neptun: newcomer.neptun }),
        guest.call(registration.verifyEmail, {
          ...{ params: { accessToken: link }, body: { password: newcomer.password } },
        }),
      ])
      const holders = await db
        .selectFrom('account')
        .select('id')
        .where('neptun', '=', newcomer.neptun)
        .where('released_at', 'is', null)
        // Who has not proven their address holds no code yet.
        .where('is_address_proven', '=', true)
        .execute()
      expect(holders).toHaveLength(1)
      expect(holders[0]?.id === who.id).toBe(corrected.status === 200)
    }
  })

  test('a correction to an address that a registration has not proven takes it over', async () => {
    const [who, newcomer] = [await enter(), registerForm()]
    await linkOf(newcomer)
    expect(await correct(who, { email: newcomer.email })).toMatchObject({ status: 200 })
    expect((await one(gabor, who)).student).toMatchObject({ email: newcomer.email })
  })

  test('disabled twice is disabled once', async () => {
    const who = await enter()
    const disable = () =>
      as(gabor).call(student.disable, { params: { id: who.id }, body: { reason: 'Kilépett.' } })
    expect(tally(await Promise.all([disable(), disable()]))).toEqual({
      ...{ 200: 1, 409: 1 },
    })
  })
})

test('coordinators correct, disable and enable nobody', async () => {
  const reason = { reason: 'Nem.' }
  for (const row of [student.disable, student.enable])
    expect(await as(emese).refused(row, { params: { id: anna.id }, body: reason })).toMatchObject({
      code: 'not-allowed',
    })
  expect(registration.list.who).toEqual(student.list.who)
})
