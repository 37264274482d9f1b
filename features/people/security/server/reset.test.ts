import { expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { secondFactors } from '#testing/server/second-factor.ts'
import { security } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, from, mails, db, clock } = rajt
const { nextCode, withApp, signIn } = secondFactors(rajt)

const REASON = 'Elveszett a telefonja, személyesen <igazolta> magát.'
const reset = (who: Person, whose: Person, reason = REASON) =>
  as(who).call(security.resetSecondFactor, { params: { id: whose.id }, body: { reason } })

test('the office resets somebody’s: sessions end, the owner is told why, the password alone signs in', async () => {
  const { person, key, recoveryCodes } = await withApp('UNIVERSITY')
  const { token } = (await signIn(person, nextCode(key))).body as { token: string }
  expect(await from('10.0.0.1', token).call(auth.user)).toMatchObject({ status: 200 })
  const params = { id: person.id }
  expect(await as(gabor).does(security.person, { params })).toMatchObject({
    secondFactorSince: expect.any(String),
    can: { endSessions: true, resetSecondFactor: true },
  })
  expect(await reset(gabor, person)).toMatchObject({ status: 200 })
  expect(await from('10.0.0.1', token).call(auth.user)).toMatchObject({ status: 401 })
  expect(await as(person).call(auth.user)).toMatchObject({ status: 401 })
  const mail = (await mails(person.email)).at(-1)
  expect(mail).toMatchObject({ template: 'second-factor-reset', language: 'hu' })
  expect(mail?.text).toContain(REASON)
  expect(mail?.html).toContain('&lt;igazolta&gt;')
  const audit = db.selectFrom('audit').select(['act', 'actor_id', 'at', 'detail'])
  expect(await audit.where('subject_id', '=', person.id).orderBy('id', 'desc').executeTakeFirst()).toEqual({
    act: 'second-factor-reset',
    actor_id: gabor.id,
    at: clock.now(),
    detail: { reason: REASON },
  })
  expect(await signIn(person)).toMatchObject({ status: 200 })
  const codes = db.selectFrom('recovery_code').select('account_id').where('account_id', '=', person.id)
  expect(recoveryCodes).toHaveLength(10)
  expect(await codes.execute()).toEqual([])
  expect(await as(gabor).does(security.person, { params })).toMatchObject({
    secondFactorSince: null,
    can: { resetSecondFactor: false },
  })
})

test('nobody resets their own', async () => {
  const { person, key } = await withApp()
  expect(await reset(person, person)).toMatchObject({ status: 409, body: { code: 'own-second-factor' } })
  expect(await as(person).does(security.person, { params: { id: person.id } })).toMatchObject({
    can: { resetSecondFactor: false },
  })
  expect(await signIn(person, nextCode(key))).toMatchObject({ status: 200 })
})

test('what is off is not reset, and nobody is signed out by trying', async () => {
  expect(await reset(gabor, emese)).toMatchObject({ status: 409, body: { code: 'second-factor-off' } })
  expect(await as(emese).call(auth.user)).toMatchObject({ status: 200 })
})

test.each(['', '   ', 'x'.repeat(501)])('needs a reason of 1 to 500 characters, not %j', async (reason) => {
  const { person } = await withApp()
  expect(await reset(gabor, person, reason)).toMatchObject({ status: 400, body: { fields: { reason: {} } } })
})

test('a coordinator resets nobody’s', async () => {
  const { person } = await withApp('UNIVERSITY')
  expect(await reset(emese, person)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
})
