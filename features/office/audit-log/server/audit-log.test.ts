import { describe, expect, test } from 'vitest'
import { exam } from '#course/exam/calls.ts'
import { account } from '#office/account/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { days, hours } from '#platform/server/clock.ts'
import { emese, gabor, imre } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { auditLog } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter } = rajt
const { moduleAt, pass } = await examsOf(rajt)
const list = (own: object = {}) => as(gabor).does(auditLog.list, { body: own as never })
const acts = async (own: object = {}) => (await list(own)).lines.map(({ act }) => act)
const body = { extraAttempts: 1, extraMinutes: 0, reason: 'Áramszünet volt.' }

test('coordinators do not read the audit', async () => {
  expect(await as(emese).refused(auditLog.list, { body: {} as never })).toMatchObject({ status: 403 })
})

test('a line says who did what about whom, when and why', async () => {
  const student = await enter({ surname: 'Őrsi', firstname: 'Ödön' })
  await as(gabor).does(exam.grant, { body: { ...body, student: student.id, module: moduleAt(1) } })
  expect((await list()).lines[0]).toMatchObject({
    act: 'exam-granted',
    by: { surname: gabor.surname, firstname: gabor.firstname },
    about: { surname: 'Őrsi', firstname: 'Ödön' },
    at: clock.now().toISOString(),
    reason: 'Áramszünet volt.',
  })
})

test('a line about somebody’s registration or attempt leads to them', async () => {
  await as(emese).does(registration.accept, { params: { id: imre.registration } })
  expect((await list()).lines[0]).toMatchObject({
    act: 'registration-accept',
    about: { firstname: imre.firstname },
  })
  const student = await enter({ firstname: 'Aranka' })
  await pass(student)
  expect((await list({ groups: ['exams'] })).lines[0]).toMatchObject({ about: { firstname: 'Aranka' } })
})

test('a line about nobody, or about an unknown id, is shown too', async () => {
  const line = { at: clock.now(), actor_id: null, subject_id: 'szte', detail: '{"title":"Hír"}' }
  await db
    .insertInto('audit')
    .values({ ...line, act: 'figures-exported' })
    .execute()
  expect((await list({ groups: ['programme'] })).lines[0]).toMatchObject({
    act: 'figures-exported',
    about: null,
    by: null,
    title: 'Hír',
  })
})

test('lines are listed newest first, by groups and periods of days in Budapest', async () => {
  const student = await enter()
  clock.pass(days(40))
  await rajt.renew(gabor)
  await as(gabor).does(account.disable, { params: { id: student.id }, body: { reason: 'Kilépett.' } })
  clock.pass(hours(30))
  await as(gabor).does(account.enable, { params: { id: student.id }, body: { reason: 'Visszajött.' } })
  expect(await acts({ period: 'TODAY' })).toEqual(['account-enabled'])
  expect(await acts({ period: 'WEEK' })).toEqual(['account-enabled', 'account-disabled'])
  expect(await acts({ period: 'MONTH', groups: ['exams'] })).toEqual([])
  expect(await acts({ groups: ['accounts'] })).toEqual(['account-enabled', 'account-disabled'])
  const { allCount, lines } = await list()
  expect(allCount).toBe(lines.length)
})

describe('searching for people', () => {
  test('finds by whom and about whom', async () => {
    const student = await enter({ surname: 'Különleges', firstname: 'Kamilla' })
    await pass(student)
    const own = await acts({ search: 'kulonleges' })
    expect(own).toEqual(['exam-submitted', 'exam-started'])
    expect((await acts({ search: gabor.email })).length).toBeGreaterThan(0)
    expect(await acts({ search: 'nincs ilyen ember' })).toEqual([])
  })

  test('for more than fifty of them finds nothing, and says so', async () => {
    for (let n = 0; n < 51; n++) await enter({ surname: 'Gyakori', standing: 'WAITING' })
    expect(await list({ search: 'gyakori' })).toMatchObject({ lines: [], isVague: true })
    expect(await list({ search: 'kulonleges' })).toMatchObject({ isVague: false })
  })
})
