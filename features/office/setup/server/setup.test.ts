import { beforeEach, expect, test } from 'vitest'
import { mail } from '#people/mail/calls.ts'
import { people } from '#people/people/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { programme } from '#programme/programme/calls.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { type SetupStep, setup } from '../calls.ts'

const { as, guest, db, clock, settled } = await buildTestRajt()
const office = as(gabor)
const controller = {
  controllerName: 'Programiroda Kft.',
  controllerAddress: '1111 Budapest, Fő utca 1.',
  privacyEmail: 'privacy@program.example',
}
const stateOf = async (step: SetupStep) =>
  (await office.does(setup.steps)).steps.find((one) => one.step === step)?.state
const mark = (step: SetupStep, as: 'OPEN' | 'DONE' | 'ASIDE') =>
  office.call(setup.mark, { params: { step }, body: { as } })
const register = () => guest.call(registration.register, { body: registerForm() })

/** As a first start leaves it. */
beforeEach(async () => {
  const unset = { dates_set_at: null, registration_opened_at: null, registration_opened_by: null }
  const unnamed = { controller_name: '', controller_address: '', privacy_email: '' }
  await db
    .updateTable('semester')
    .set({ ...unset, ...unnamed })
    .execute()
  await db.updateTable('deployment').set({ set_up_at: null }).execute()
  await db.deleteFrom('setup_step').execute()
  await settled()
})

test('a new programme is closed: registering is refused, and the page knows', async () => {
  expect((await guest.does(programme.context)).REGISTRATION_OPEN).toBe(false)
  expect(await register()).toMatchObject({ status: 409, body: { code: 'registration-closed' } })
})

test('registration opens once there are a data controller and dates, and closes again, with lines', async () => {
  expect(await office.refused(programme.openRegistration)).toMatchObject({
    code: 'registration-needs-controller',
  })
  await office.does(programme.change, { body: controller })
  expect(await office.refused(programme.openRegistration)).toMatchObject({ code: 'registration-needs-dates' })
  expect(await mark('dates', 'DONE')).toMatchObject({ status: 200 })
  const { id, registrationOpenedAt } = await office.does(programme.openRegistration)
  expect(registrationOpenedAt).toBe(clock.now().toISOString())
  await office.does(programme.openRegistration)
  await settled()
  expect(await register()).toMatchObject({ status: 200 })
  await office.does(programme.closeRegistration)
  await settled()
  expect(await register()).toMatchObject({ status: 409 })
  const lines = await db
    .selectFrom('audit')
    .select('act')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines.map(({ act }) => act)).toEqual([
    'semester-changed',
    'registration-opened',
    'registration-closed',
  ])
})

test('dates that the office changes are set', async () => {
  expect(await stateOf('dates')).toBe('OPEN')
  const { endsAt } = await office.does(programme.semester)
  await office.does(programme.change, { body: { endsAt } })
  expect(await stateOf('dates')).toBe('DONE')
})

test('the database holds that nobody opens registration without a controller and dates', async () => {
  const opened = db
    .updateTable('semester')
    .set({ registration_opened_at: clock.now(), registration_opened_by: gabor.id })
  await expect(opened.execute()).rejects.toThrow('registration_opens_with_controller_and_dates')
})

test('a step is done by the data, looked at, or set aside and taken up again; then the checklist ends', async () => {
  const seen = async () =>
    Object.fromEntries((await office.does(setup.steps)).steps.map(({ step, state }) => [step, state]))
  expect(await seen()).toEqual({
    name: 'DONE',
    mail: 'OPEN',
    controller: 'OPEN',
    dates: 'OPEN',
    universities: 'OPEN',
    course: 'OPEN',
    coordinators: 'DONE',
    registration: 'OPEN',
  })
  expect(await mark('controller', 'DONE')).toMatchObject({ status: 400 })
  expect(await office.refused(setup.finish)).toMatchObject({ code: 'setup-not-finished' })
  await office.does(mail.tryOut)
  await db.updateTable('mail').set({ sent_at: clock.now(), body_text: null, body_html: null }).execute()
  expect(await stateOf('mail')).toBe('DONE')
  await mark('course', 'ASIDE')
  expect(await stateOf('course')).toBe('ASIDE')
  await mark('course', 'OPEN')
  expect(await stateOf('course')).toBe('OPEN')
  for (const step of ['course', 'dates', 'universities'] as const) await mark(step, 'DONE')
  await office.does(programme.change, { body: controller })
  await office.does(programme.openRegistration)
  await office.does(setup.finish)
  await office.does(setup.finish)
  expect(await office.does(setup.steps)).toEqual({ isOver: true, steps: [] })
})

test('the first member has a step for their name until they have said it', async () => {
  await office.does(people.invite, {
    body: inviteForm({ role: 'OFFICE', surname: 'Program', firstname: 'Iroda' }),
  })
  expect(await stateOf('name')).toBe('OPEN')
})

test('nobody but the office sees or ends it', async () => {
  expect(await as(emese).refused(setup.steps)).toMatchObject({ code: 'not-allowed' })
  expect(await as(emese).refused(programme.openRegistration)).toMatchObject({ code: 'not-allowed' })
})
