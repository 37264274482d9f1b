import { expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { inviteFirstOffice } from '#people/people/server/first-office.ts'
import { registration } from '#people/registration/calls.ts'
import { security } from '#people/security/calls.ts'
import { readSettings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { secondFactors } from '#testing/server/second-factor.ts'
import { programme } from '../calls.ts'
import { isRequiredAtFirst } from './first.ts'

const rajt = await buildTestRajt()
const { as, from, guest, mails, db, clock, settings, settled } = rajt
const { codeOf } = secondFactors(rajt)

const real = { PUBLIC_URL: 'https://rajt.example', SECRET: 's'.repeat(32) }
test.each([
  ['a demonstration on this machine alone', {}, false],
  ['the second semester of one', { DEMO: 'semester-2' }, false],
  ['a programme without invented people', { DEMO: 'off' }, true],
  ['a programme that others can reach', { ...real, DEMO: 'off' }, true],
  ['a demonstration that others can reach', { ...real, DEMO: 'force' }, true],
])('%s: staff must have a second factor: %o', (_, environment, isRequired) => {
  expect(isRequiredAtFirst(readSettings(environment))).toBe(isRequired)
})

test('the first member of the office sets one up before all else, and may lift the rule, which is kept', async () => {
  await db
    .updateTable('semester')
    .set({ second_factor_required: true })
    .where('is_current', '=', true)
    .execute()
  await db.updateTable('account').set({ role: 'MENTOR' }).where('role', '=', 'OFFICE').execute()
  await settled()
  const email = 'first@office.example'
  await transact(db, (tx) => inviteFirstOffice(tx, { ...settings, FIRST_OFFICE_EMAIL: email }, clock.now()))
  const accessToken = (await mails(email)).at(-1)?.token ?? ''
  const password = 'korai madar 42'
  await guest.does(registration.registerInvited, {
    params: { accessToken },
    body: { username: 'first', email, password },
  })
  const { token, user } = await guest.does(auth.login, { body: { email, password } })
  expect(user.mustSetUpSecondFactor).toBe(true)
  const first = from('10.0.0.1', token)
  expect(await first.refused(programme.semester)).toMatchObject({ code: 'second-factor-required' })
  const { key } = await first.does(security.beginSecondFactor, { body: { password } })
  await first.does(security.confirmSecondFactor, { body: { code: codeOf(key) } })
  expect(await first.does(programme.semester)).toMatchObject({ secondFactorRequired: true })
  await first.does(programme.change, { body: { secondFactorRequired: false } })
  const line = await db
    .selectFrom('audit')
    .select(['act', 'actor_id', 'detail'])
    .where('act', '=', 'semester-changed')
    .executeTakeFirstOrThrow()
  expect(line).toEqual({
    act: 'semester-changed',
    actor_id: user._id,
    detail: { from: { secondFactorRequired: true }, to: { secondFactorRequired: false } },
  })
  await db.updateTable('account').set({ role: 'OFFICE' }).where('id', '=', gabor.id).execute()
  expect((await as(gabor).call(auth.user)).status).toBe(200)
})
