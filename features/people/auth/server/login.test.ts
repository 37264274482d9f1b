import { hash, verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { anna, bence, csilla, emese, gabor, hanna, PASSWORD } from '#testing/server/cast.ts'
import { told } from '#testing/server/client.ts'
import { disable } from '#testing/server/disable.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { auth } from '../calls.ts'

const { app, as, from, guest, db, enter } = await buildTestRajt()

const signIn = (email: string, password = PASSWORD) => guest.call(auth.login, { body: { email, password } })

test.each([anna, emese, gabor, hanna, csilla])(
  '$username signs in, and their token works',
  async (who: Person) => {
    const { user, token, context } = await guest.does(auth.login, {
      body: { email: who.email, password: PASSWORD },
    })
    expect(user).toMatchObject({
      _id: who.id,
      role: who.role,
      email: who.email,
      university: who.university,
      context,
    })
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await from('10.0.0.1', token).does(auth.user)).toEqual({ user })
  },
)

test('a student sees how far they have come', async () => {
  const { user } = await as(anna).does(auth.user)
  expect(user).toMatchObject({ onboarded: { '2040-41-1': true }, personality: 'CTO', projectRole: null })
  expect((await as(csilla).does(auth.user)).user).toMatchObject({ onboarded: {}, personality: null })
  expect((await as(hanna).does(auth.user)).user).toMatchObject({ isProfilePublished: false, neptun: null })
})

test('the address may be typed in any case, with spaces around', async () => {
  expect(await signIn(`  ${anna.email.toUpperCase()} `)).toMatchObject({ status: 200 })
})

test('an unknown address and a wrong password get the same answer', async () => {
  const unknown = await guest.refused(auth.login, {
    body: { email: 'nobody@test.example', password: PASSWORD },
  })
  expect(unknown).toMatchObject({ status: 401, code: 'wrong-email-or-password' })
  for (const email of [anna.email, gabor.email]) {
    const wrong = await guest.refused(auth.login, { body: { email, password: 'Rajt2027' } })
    expect(told(wrong)).toEqual(told(unknown))
  }
})

test.each(['UNVERIFIED', 'WAITING', 'REJECTED'] as const)(
  'with a wrong password nobody learns that an account is %s',
  async (standing) => {
    const { email } = await enter({ standing })
    expect(await signIn(email, 'Rajt2027')).toMatchObject({
      status: 401,
      body: { code: 'wrong-email-or-password' },
    })
  },
)

test('an account that was invited and never set up cannot be signed in to', async () => {
  const invited = await enter({ role: 'MENTOR', university: null })
  await db.updateTable('account').set({ password_hash: null }).where('id', '=', invited.id).execute()
  expect(await signIn(invited.email)).toMatchObject({ body: { code: 'wrong-email-or-password' } })
})

test('a disabled account is told so after the right password alone', async () => {
  const one = await enter()
  await disable(db, one, new Date())
  expect(await signIn(one.email, 'Rajt2027')).toMatchObject({ body: { code: 'wrong-email-or-password' } })
  expect(await signIn(one.email)).toMatchObject({ status: 403, body: { code: 'account-disabled' } })
})

test('who was rejected and registered again is told of the rejection until the new address is proven', async () => {
  const { email } = await enter({ standing: 'REJECTED' })
  await guest.does(registration.register, { body: registerForm({ email, password: 'korai madar 42' }) })
  expect(await signIn(email)).toMatchObject({ body: { code: 'registration-rejected' } })
  expect(await signIn(email, 'korai madar 42')).toMatchObject({ body: { code: 'wrong-email-or-password' } })
})

test('the refusal is worded in the language of the reader', async () => {
  const words = async (language: 'hu' | 'en') => {
    const body = { email: 'nobody@test.example', password: 'x' }
    return (await as(bence, { language }).refused(auth.login, { body })).message
  }
  expect(await words('en')).toBe('Incorrect e-mail or password')
  expect(await words('hu')).toBe('Hibás e-mail-cím vagy jelszó')
})

test.each([
  '',
  'Bearer',
  'Bearer short',
  `bearer ${anna.token}`,
  `Bearer ${anna.token}x`,
  `Basic ${anna.token}`,
])('the header %j is no sign-in', async (authorization) => {
  const reply = await app.inject({ url: `/api${course.progress.path}`, headers: { authorization } })
  expect(reply.statusCode).toBe(401)
})

test('a password whose hash was made of decomposed letters opens with every keyboard, and from then on at once', async () => {
  const student = await enter()
  const typed = 'árvíztűrő madár 7'
  const old = await hash(typed.normalize('NFD'))
  await db.updateTable('account').set({ password_hash: old }).where('id', '=', student.id).execute()
  const body = { email: student.email, password: typed.normalize('NFC') }
  expect(await guest.does(auth.login, { body })).toMatchObject({ token: expect.any(String) })
  const { password_hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', student.id)
    .executeTakeFirstOrThrow()
  expect(await verify(password_hash ?? '', body.password)).toBe(true)
  expect(await guest.does(auth.login, { body: { ...body, password: typed.normalize('NFD') } })).toMatchObject(
    {
      token: expect.any(String),
    },
  )
})
