import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { people } from '#people/people/calls.ts'
import { PRIVACY_VERSION } from '#people/privacy/calls.ts'
import { days } from '#platform/server/clock.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registration } from '../calls.ts'

const { app, as, guest, mails, db, clock } = await buildTestRajt()

const PASSWORD = 'korai madar 42'
let guests = 0

async function invite(role: 'MENTOR' | 'OFFICE' = 'MENTOR') {
  const email = `invited${++guests}@test.example`
  const body = {
    role,
    surname: 'Hegedűs',
    firstname: 'Kornél',
    email,
    university: null,
    neptun: null,
  } as const
  const { _id } = await as(gabor).does(people.invite, { body: { ...body, language: 'hu' } })
  return { id: _id, email, accessToken: (await mails(email)).at(-1)?.token ?? '' }
}

/** An account whose data the office knows: only a password is missing. */
async function inviteKnown() {
  const invited = await invite()
  await db
    .updateTable('account')
    .set({ username: `known${guests}` })
    .where('id', '=', invited.id)
    .execute()
  return invited
}

const form = (email: string) => ({ username: email.split('@')[0] ?? '', email, password: PASSWORD })

describe('who must still choose everything', () => {
  test('reads whom the invitation is for, as often as they like', async () => {
    const { accessToken, email } = await invite()
    const name = { surname: 'Hegedűs', firstname: 'Kornél' }
    const answer = { ...name, email, role: 'MENTOR', language: 'hu', needs: 'account' }
    for (let n = 0; n < 3; n++)
      expect(await guest.does(registration.invited, { params: { accessToken } })).toEqual(answer)
    expect((await app.inject({ method: 'HEAD', url: `/api/auth/register/${accessToken}` })).statusCode).toBe(
      200,
    )
    await guest.does(registration.registerInvited, { params: { accessToken }, body: form(email) })
  })

  test('gives username, email and password, and signs in with them', async () => {
    const { accessToken, email } = await invite('OFFICE')
    const body = { ...form(email), username: 'chosen' }
    await guest.does(registration.registerInvited, { params: { accessToken }, body })
    const { user } = await guest.does(auth.login, { body: { email, password: PASSWORD } })
    expect(user).toMatchObject({ role: 'OFFICE', username: 'chosen', surname: 'Hegedűs', university: null })
    expect(await mails(email)).toHaveLength(1)
  })

  test('acknowledges the privacy notice that the form shows', async () => {
    const { id, accessToken, email } = await invite()
    await guest.does(registration.registerInvited, { params: { accessToken }, body: form(email) })
    const notice = db.selectFrom('privacy_acknowledgement').selectAll().where('account_id', '=', id)
    expect(await notice.execute()).toMatchObject([
      { version: PRIVACY_VERSION, language: 'hu', at: clock.now() },
    ])
  })

  test('uses the link once', async () => {
    const { accessToken, email } = await invite()
    const sent = { params: { accessToken }, body: form(email) }
    await guest.does(registration.registerInvited, sent)
    expect(await guest.refused(registration.registerInvited, sent)).toMatchObject({ code: 'link-invalid' })
    expect(await guest.refused(registration.invited, { params: { accessToken } })).toMatchObject({
      code: 'link-invalid',
    })
  })

  test('keeps the link when the username is taken', async () => {
    const { accessToken, email } = await invite()
    const params = { accessToken }
    const body = { ...form(email), username: anna.username }
    expect(await guest.refused(registration.registerInvited, { params, body })).toMatchObject({
      status: 409,
      code: 'username-taken',
      fields: { username: { rule: 'taken' } },
    })
    await guest.does(registration.registerInvited, { params, body: form(email) })
  })

  test('keeps the link when the password is a common one', async () => {
    const { accessToken, email } = await invite()
    const body = { ...form(email), password: 'password1' }
    expect(
      await guest.refused(registration.registerInvited, { params: { accessToken }, body }),
    ).toMatchObject({
      code: 'password-common',
    })
    await guest.does(registration.registerInvited, { params: { accessToken }, body: form(email) })
  })
})

describe('who only misses a password', () => {
  test('is asked for nothing else', async () => {
    const { accessToken, email } = await inviteKnown()
    const params = { accessToken }
    expect(await guest.does(registration.invited, { params })).toMatchObject({ needs: 'password' })
    await guest.does(registration.setupPassword, { params, body: { password: PASSWORD } })
    await guest.does(auth.login, { body: { email, password: PASSWORD } })
    expect(
      await guest.refused(registration.setupPassword, { params, body: { password: PASSWORD } }),
    ).toMatchObject({
      code: 'link-invalid',
    })
  })

  test('a common password is refused', async () => {
    const { accessToken } = await inviteKnown()
    const body = { password: 'jelszo12' }
    expect(await guest.refused(registration.setupPassword, { params: { accessToken }, body })).toMatchObject({
      code: 'password-common',
    })
  })
})

test('an account without a username cannot do with a password alone', async () => {
  const { accessToken, email } = await invite()
  const params = { accessToken }
  expect(
    await guest.refused(registration.setupPassword, { params, body: { password: PASSWORD } }),
  ).toMatchObject({
    code: 'link-invalid',
  })
  await guest.does(registration.registerInvited, { params, body: form(email) })
})

test('an invitation is valid for 14 days', async () => {
  const [early, late] = [await invite(), await invite()]
  clock.pass(days(14) - 1)
  await guest.does(registration.registerInvited, { params: early, body: form(early.email) } as never)
  clock.pass(1)
  const params = { accessToken: late.accessToken }
  expect(await guest.refused(registration.invited, { params })).toMatchObject({ code: 'link-invalid' })
  expect(await guest.refused(registration.registerInvited, { params, body: form(late.email) })).toMatchObject(
    {
      status: 410,
      code: 'link-invalid',
    },
  )
})

test('a link made for a new password opens no invitation', async () => {
  await guest.does(auth.forgotPassword, { body: { email: anna.email } })
  const accessToken = (await mails(anna.email)).at(-1)?.token ?? ''
  expect(await guest.refused(registration.invited, { params: { accessToken } })).toMatchObject({
    code: 'link-invalid',
  })
  const sent = { params: { accessToken }, body: form('hijack@test.example') }
  expect(await guest.refused(registration.registerInvited, sent)).toMatchObject({ code: 'link-invalid' })
})
