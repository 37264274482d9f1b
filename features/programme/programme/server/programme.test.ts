import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { anna, emese, gabor } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { programme, type SemesterSettings } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, guest, db, enter } = rajt

const controller = {
  controllerName: 'Startup Program Nonprofit Kft.',
  controllerAddress: '6720 Szeged, Dugonics tér 13.',
  privacyEmail: 'adatvedelem@program.example',
}
const settings = async (own: Partial<SemesterSettings> = {}): Promise<SemesterSettings> => {
  const semester = await as(gabor).does(programme.semester)
  const { id: _, key: __, number: ___, datesSetAt: ____, registrationOpenedAt: _____, ...rest } = semester
  return { ...rest, ...own }
}
const change = async (own: Partial<SemesterSettings>) =>
  as(gabor).call(programme.change, { body: await settings(own) })

describe('the controller of people’s data', () => {
  test('has no invented name before the office gave one', async () => {
    expect(await guest.does(programme.context)).toMatchObject({
      CONTROLLER_NAME: '',
      CONTROLLER_ADDRESS: '',
      PRIVACY_EMAIL: '',
    })
  })

  test('may stay unnamed when everything is sent back as it was read', async () => {
    expect(await change({})).toMatchObject({ status: 200 })
  })

  test('is named whole or not at all', async () => {
    const { controllerName } = controller
    const sent = { body: { controllerName } }
    expect(await as(gabor).refused(programme.change, sent)).toMatchObject({
      status: 400,
      fields: { controllerAddress: { rule: 'required' }, privacyEmail: { rule: 'required' } },
    })
    const halfNamed = db.updateTable('semester').set({ controller_name: controllerName }).execute()
    await expect(halfNamed).rejects.toThrow('controller_is_named_as_a_whole')
  })

  test.each<[object, string]>([
    [{ controller_name: 'x'.repeat(201) }, 'controller_name'],
    [{ controller_address: 'x'.repeat(201) }, 'controller_address'],
    [{ privacy_email: `${'x'.repeat(250)}@a.example` }, 'privacy_email'],
    [{ privacy_email: 'Upper@case.example' }, 'privacy_email'],
  ])('has bounds in the database (%#)', async (own, column) => {
    const named = { controller_name: 'A', controller_address: 'B', privacy_email: 'c@d.example', ...own }
    const write = db.updateTable('semester').set(named).execute()
    await expect(write).rejects.toThrow(`semester_${column}_check`)
  })

  test('is everybody’s to read once the office named it, and cannot be taken out again', async () => {
    await as(gabor).does(programme.change, { body: controller })
    expect(await guest.does(programme.context)).toMatchObject({
      CONTROLLER_NAME: 'Startup Program Nonprofit Kft.',
      CONTROLLER_ADDRESS: '6720 Szeged, Dugonics tér 13.',
      PRIVACY_EMAIL: 'adatvedelem@program.example',
    })
    for (const emptied of [
      { controllerName: ' ' },
      { ...controller, controllerName: '', controllerAddress: '', privacyEmail: '' },
    ])
      expect(await as(gabor).refused(programme.change, { body: emptied })).toMatchObject({
        fields: { controllerName: { rule: 'required' } },
      })
  })
})

describe('the context', () => {
  test('is anybody’s', async () => {
    const context = await guest.does(programme.context)
    expect(context).toMatchObject({
      CURRENT_SEMESTER: 1,
      CURRENT_ONBOARD_KEY: '2040-41-1',
      TEST_WARNING: 'disabled',
    })
    expect(context.UNIVERSITY_NAMES).toMatchObject({ szte: 'Szegedi Tudományegyetem' })
    expect(Object.keys(context.UNIVERSITY_NAMES)).toHaveLength(12)
  })

  test('follows the office’s settings', async () => {
    await change({ testWarning: true, contactEmail: ' Iroda@Program.example ' })
    expect(await guest.does(programme.context)).toMatchObject({
      TEST_WARNING: 'enabled',
      CONTACT_EMAIL: 'iroda@program.example',
    })
    await as(gabor).does(programme.renameUniversity, {
      params: { id: 'szte' },
      body: { name: ' Szegedi Egyetem ' },
    })
    expect((await guest.does(programme.context)).UNIVERSITY_NAMES.szte).toBe('Szegedi Egyetem')
    expect((await as(anna).does(auth.user)).user.context.UNIVERSITY_NAMES.szte).toBe('Szegedi Egyetem')
    await change({ testWarning: false })
  })
})

describe('the semester', () => {
  test('is changed by the office, with an audit line', async () => {
    const { passMarkPercent, examMinutes } = await settings()
    const from = { passMarkPercent, examMinutes }
    const body = { passMarkPercent: 60, examMinutes: 30 }
    expect(await as(gabor).does(programme.change, { body })).toMatchObject(body)
    expect(await as(gabor).does(programme.semester)).toMatchObject(body)
    const line = db
      .selectFrom('audit')
      .select(['actor_id', 'detail'])
      .where('act', '=', 'semester-changed')
      .orderBy('id', 'desc')
    expect(await line.executeTakeFirst()).toEqual({ actor_id: gabor.id, detail: { from, to: body } })
  })

  test('its numbers rule the next exam', async () => {
    await change({ examMinutes: 45, examQuestions: 3, passMarkPercent: 0 })
    const { begin, show, submit } = await examsOf(rajt)
    const student = await enter()
    const attempt = await show(student, await begin(student))
    expect(attempt.questions).toHaveLength(3)
    expect(Date.parse(attempt.endsAt) - Date.parse(attempt.startedAt)).toBe(45 * 60_000)
    expect((await submit(student, attempt.id)).receipt).toMatchObject({ points: 0, passed: true })
    await change({ examMinutes: 20, examQuestions: 12, passMarkPercent: 50 })
  })

  test('changes in what is sent alone, however many change it at once', async () => {
    const before = await settings()
    const changes = [
      { examMinutes: 25 },
      { examQuestions: 11 },
      { passMarkPercent: 55 },
      { testWarning: true },
    ]
    await Promise.all(changes.map((body) => as(gabor).does(programme.change, { body })))
    expect(await settings()).toEqual(Object.assign({}, before, ...changes))
    await change(before)
  })

  test('is judged with the settings that stay', async () => {
    const { startsAt } = await settings()
    const reply = await as(gabor).call(programme.change, { body: { endsAt: startsAt } })
    expect(reply).toMatchObject({ status: 400, body: { fields: { endsAt: {} } } })
  })

  const start = '2040-09-01T00:00:00Z'
  const end = '2041-01-31T23:00:00Z'
  const dates = (startsAt: string, endsAt: string, onePagerDeadline: string) => ({
    startsAt,
    endsAt,
    onePagerDeadline,
  })
  test.each<[Partial<SemesterSettings>, string]>([
    [dates(end, start, start), 'endsAt'],
    [dates(start, start, start), 'endsAt'],
    [dates(start, end, '2040-08-31T23:59:59Z'), 'onePagerDeadline'],
    [dates(start, end, '2041-01-31T23:00:01Z'), 'onePagerDeadline'],
    [{ gradeLimits: [60, 50, 75, 85] }, 'gradeLimits'],
    [{ passMarkPercent: 101 }, 'passMarkPercent'],
    [{ examAttempts: 0 }, 'examAttempts'],
    [{ examAttempts: 6 }, 'examAttempts'],
    [{ examMinutes: 4 }, 'examMinutes'],
    [{ examQuestions: 61 }, 'examQuestions'],
    [{ startsAt: 'yesterday' }, 'startsAt'],
  ])('%o is out of order', async (own, field) => {
    expect(await change(own)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', fields: { [field]: {} } },
    })
  })

  test.each([
    dates(start, end, start),
    dates(start, end, end),
    dates('2040-09-01T00:00:00+02:00', '2041-01-31T23:00:00.123456789Z', end),
    dates('2040-09-01T00:00:00+23:59', end, end),
    dates('0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', start),
  ])('%o is in order', async (own) => {
    expect(await change(own)).toMatchObject({ status: 200 })
    expect(await as(gabor).does(programme.semester)).toMatchObject({ startsAt: expect.any(String) })
    await change(dates('2040-09-09T22:00:00Z', '2041-02-06T22:00:00Z', '2041-01-16T22:00:00Z'))
  })
})

describe('a university', () => {
  test('that does not exist is not renamed', async () => {
    const sent = { params: { id: 'nowhere' }, body: { name: 'Sehol' } }
    expect(await as(gabor).refused(programme.renameUniversity, sent)).toMatchObject({ code: 'not-found' })
  })

  test.each(['', '  ', 'x'.repeat(121)])('is not called %j', async (name) => {
    const sent = { params: { id: 'bme' }, body: { name } }
    expect(await as(gabor).refused(programme.renameUniversity, sent)).toMatchObject({ fields: { name: {} } })
  })

  test.each(['Debreceni Egyetem', 'DEBRECENI  egyetem '])('has a name of its own, not %j', async (name) => {
    const sent = { params: { id: 'bme' }, body: { name } }
    expect(await as(gabor).refused(programme.renameUniversity, sent)).toMatchObject({
      code: 'university-name-taken',
      fields: { name: { rule: 'taken' } },
    })
  })

  test('is renamed by the office, not by its coordinator', async () => {
    const sent = { params: { id: 'szte' }, body: { name: 'Az enyém' } }
    expect(await as(emese).refused(programme.renameUniversity, sent)).toMatchObject({ code: 'not-allowed' })
  })
})
