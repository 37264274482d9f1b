import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { anna, kata } from '#testing/server/cast.ts'
import { told } from '#testing/server/client.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { registration } from '../calls.ts'

const { guest, from, mails, db, enter, clock } = await buildTestRajt()

const accountsOf = (email: string) =>
  db.selectFrom('account').selectAll().where('email', '=', email).execute()

test('a new student is stored unverified, and gets a mail with a link', async () => {
  const form = registerForm({ email: ' New.Student@Test.Example ', neptun: 'ab12cd' })
  expect(await guest.does(registration.register, { body: form })).toEqual({ done: true })
  const [account] = await accountsOf('new.student@test.example')
  expect(account).toMatchObject({ role: 'STUDENT', surname: 'Őrsi', neptun: 'AB12CD', university_id: 'szte' })
  expect(account?.password_hash).toMatch(/^\$argon2id\$/)
  const [mail] = await mails('new.student@test.example')
  expect(mail).toMatchObject({ template: 'verify-email', language: 'hu' })
  expect(mail?.text).toContain(`http://rajt.test/app/auth/verify-email/success/${mail?.token}`)
})

test('an unproven registration cannot sign in, and is told as no account is', async () => {
  const form = registerForm()
  await guest.does(registration.register, { body: form })
  const { email, password } = form
  const taken = await enter()
  await guest.does(registration.register, { body: registerForm({ email: taken.email, password }) })
  const refusals = [email, taken.email, 'nobody@test.example'].map(async (one) => {
    const { requestId: _, ...told } = await guest.refused(auth.login, { body: { email: one, password } })
    return told
  })
  const [unproven, ...others] = await Promise.all(refusals)
  expect(unproven).toMatchObject({ code: 'wrong-email-or-password' })
  expect(others).toEqual([unproven, unproven])
})

test('the mail is in the language of the form', async () => {
  const form = registerForm({ language: 'en' })
  await guest.does(registration.register, { body: form })
  expect((await mails(form.email))[0]).toMatchObject({
    language: 'en',
    subject: 'Verify your email address',
  })
})

test('the privacy notice that was shown is on record', async () => {
  const form = registerForm()
  await guest.does(registration.register, { body: form })
  const [account] = await accountsOf(form.email)
  const notice = db
    .selectFrom('privacy_acknowledgement')
    .selectAll()
    .where('account_id', '=', account?.id ?? '')
  expect(await notice.execute()).toMatchObject([
    { version: form.privacyVersion, language: 'hu', at: clock.now() },
  ])
})

describe('whatever is taken', () => {
  const taken: [string, Parameters<typeof registerForm>[0]][] = [
    ['email', { email: anna.email }],
    ['email in another case', { email: anna.email.toUpperCase() }],
    ['email of an unverified account', { email: kata.email }],
    ['username', { username: anna.username }],
    ['username in another case', { username: anna.username.toUpperCase() }],
    ['Neptun code', { neptun: anna.neptun ?? '' }],
    ['Neptun code in another case', { neptun: anna.neptun?.toLowerCase() ?? '' }],
  ]
  test.each(taken)('the answer is the same: %s', async (_, own) => {
    const fresh = await guest.call(registration.register, { body: registerForm() })
    const reply = await guest.call(registration.register, { body: registerForm(own) })
    expect({ ...reply, headers: Object.keys(reply.headers) }).toEqual({
      ...fresh,
      headers: Object.keys(fresh.headers),
    })
  })

  test.each(taken)('no second account has it: %s', async (_, own) => {
    const proven = () => db.selectFrom('account').selectAll().where('is_address_proven', '=', true).execute()
    const before = await proven()
    await guest.does(registration.register, { body: registerForm(own) })
    expect(await proven()).toEqual(before)
  })

  test('the owner of a taken address reads about it, and no link lets anybody in', async () => {
    const owner = await enter()
    await guest.does(registration.register, { body: registerForm({ email: owner.email }) })
    const [mail, ...others] = await mails(owner.email)
    expect(mail).toMatchObject({ template: 'already-registered', token: '' })
    expect(others).toEqual([])
  })
})

test('a rejected student may register again with the same data', async () => {
  const { email, username, neptun } = await enter({ standing: 'REJECTED' })
  await guest.does(registration.register, { body: registerForm({ email, username, neptun: neptun ?? '' }) })
  expect(await mails(email)).toMatchObject([{ template: 'verify-email' }])
  expect(await accountsOf(email)).toHaveLength(2)
})

test.each(['password1', 'Jelszo123', '12345678', 'abc1abc1abc1', 'P4ssw0rd1', 'qwertz12'])(
  'a common password is refused: %s',
  async (password) => {
    const refusal = await guest.refused(registration.register, { body: registerForm({ password }) })
    expect(refusal).toMatchObject({
      status: 400,
      code: 'password-common',
      fields: { password: { rule: 'common' } },
    })
  },
)

test('a university that does not exist is refused', async () => {
  const refusal = await guest.refused(registration.register, {
    body: registerForm({ university: 'nowhere' }),
  })
  expect(refusal).toMatchObject({ code: 'invalid-request', fields: { university: { rule: 'format' } } })
})

describe('each field of the form says what is wrong with it', () => {
  const wrong: [string, object, object][] = [
    ['surname', { surname: '  ' }, { rule: 'required' }],
    ['surname', { surname: 'x'.repeat(61) }, { rule: 'max', limit: 60 }],
    ['surname', { surname: '\u0000' }, { rule: 'required' }],
    ['surname', { surname: 'Kiss <b>' }, { rule: 'format' }],
    ['firstname', { firstname: undefined }, { rule: 'required' }],
    ['neptun', { neptun: 'ABC12' }, { rule: 'format' }],
    ['username', { username: 'ab' }, { rule: 'min', limit: 3 }],
    ['username', { username: 'with space' }, { rule: 'format' }],
    ['email', { email: 'nobody' }, { rule: 'email' }],
    ['email', { email: '' }, { rule: 'required' }],
    ['password', { password: 'short 1' }, { rule: 'min', limit: 8 }],
    ['password', { password: 'no digits at all' }, { rule: 'number' }],
    ['password', { password: `1${'x'.repeat(128)}` }, { rule: 'max', limit: 128 }],
    ['acceptPrivacyPolicy', { acceptPrivacyPolicy: false }, { rule: 'format' }],
    ['privacyVersion', { privacyVersion: '2001-01-01' }, { rule: 'format' }],
    ['language', { language: 'de' }, { rule: 'format' }],
    ['role', { role: 'OFFICE' }, { rule: 'unknown' }],
  ]
  test.each(wrong)('%s %o', async (field, own, refusal) => {
    const body = { ...registerForm(), ...own } as ReturnType<typeof registerForm>
    const { code, fields } = await guest.refused(registration.register, { body })
    expect({ code, fields }).toEqual({ code: 'invalid-request', fields: { [field]: refusal } })
  })
})

test('asking again for the link is answered the same for every address', async () => {
  const unverified = await enter({ standing: 'UNVERIFIED' })
  const waiting = await enter({ standing: 'WAITING' })
  const replies = []
  for (const email of [unverified.email, waiting.email, anna.email, 'nobody@test.example'])
    replies.push(told((await guest.call(registration.resendVerification, { body: { email } })).body as never))
  expect(new Set(replies.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"done":true}']))
  expect(await mails(unverified.email)).toMatchObject([
    { template: 'verify-email', token: expect.stringMatching(/./) },
  ])
  for (const email of [waiting.email, anna.email, 'nobody@test.example'])
    expect((await mails(email)).filter(({ template }) => template === 'verify-email')).toEqual([])
})

test('one place gets five new links an hour mailed, and keeps nobody elsewhere from theirs', async () => {
  const { email } = await enter({ standing: 'UNVERIFIED' })
  for (let n = 0; n < 7; n++) await guest.does(registration.resendVerification, { body: { email } })
  expect(await mails(email)).toHaveLength(5)
  await from('10.7.0.1').does(registration.resendVerification, { body: { email } })
  expect(await mails(email)).toHaveLength(6)
})

test('registering and asking for new links spend nothing of each other', async () => {
  const body = registerForm()
  await guest.does(registration.register, { body })
  for (let n = 0; n < 6; n++)
    await guest.does(registration.resendVerification, { body: { email: body.email } })
  expect(await mails(body.email)).toHaveLength(1 + 5)
  await guest.does(registration.register, { body })
  expect(await mails(body.email)).toHaveLength(1 + 5 + 1)
})
