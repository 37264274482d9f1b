import { describe, expect, test } from 'vitest'
import { registration } from '#people/registration/calls.ts'
import { security } from '#people/security/calls.ts'
import { hours, minutes } from '#platform/server/clock.ts'
import { anna, gabor, PASSWORD } from '#testing/server/cast.ts'
import { told } from '#testing/server/client.ts'
import { disable } from '#testing/server/disable.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { auth } from '../calls.ts'

const { as, from, guest, mails, db, enter, clock } = await buildTestRajt()

const NEW = 'korai madar 42'
const forgot = (email: string) => guest.call(auth.forgotPassword, { body: { email } })
const signIn = (email: string, password: string) => guest.call(auth.login, { body: { email, password } })
const reset = (token: string, password = NEW) =>
  guest.call(auth.changePassword, { params: { token }, body: { password } })
async function linkOf({ email }: Person): Promise<string> {
  await forgot(email)
  return (await mails(email)).at(-1)?.token ?? ''
}

describe('a forgotten password', () => {
  test('is answered the same whether or not there is an account', async () => {
    const disabled = await enter()
    await disable(db, disabled, clock.now())
    const rejected = await enter({ standing: 'REJECTED' })
    for (const email of [anna.email, 'nobody@test.example', disabled.email, rejected.email])
      expect(await forgot(email)).toMatchObject({ status: 200, body: { done: true } })
    for (const email of ['nobody@test.example', disabled.email, rejected.email])
      expect(await mails(email)).toEqual([])
  })

  test('brings a link in the language of the account', async () => {
    const student = await enter()
    await db.updateTable('account').set({ language: 'en' }).where('id', '=', student.id).execute()
    const token = await linkOf(student)
    expect((await mails(student.email)).at(-1)).toMatchObject({ template: 'reset-password', language: 'en' })
    expect((await mails(student.email)).at(-1)?.text).toContain(
      `http://rajt.test/app/auth/change-password/${token}`,
    )
  })

  test('greets students as students do, and the office a little more formally', async () => {
    const student = await enter()
    await forgot(student.email)
    await forgot(gabor.email)
    const greetingOf = async ({ email }: { email: string }) =>
      (await mails(email)).at(-1)?.text.split('\n')[0]
    expect(await greetingOf(student)).toBe(`Szia ${student.firstname}!`)
    expect(await greetingOf(gabor)).toBe(`Kedves ${gabor.firstname}!`)
  })

  test('is mailed five times an hour to who asks from one place, who keeps nobody elsewhere from it', async () => {
    const { email } = await enter()
    for (let n = 0; n < 7; n++) await forgot(email)
    expect(await mails(email)).toHaveLength(5)
    await from('10.7.0.1').does(auth.forgotPassword, { body: { email } })
    expect(await mails(email)).toHaveLength(6)
    clock.pass(hours(1))
    await forgot(email)
    expect(await mails(email)).toHaveLength(7)
  })

  test('is mailed twenty times an hour at most, and every one of those links is valid', async () => {
    const { email } = await enter()
    for (let n = 0; n < 25; n++) await from(`10.8.${n}.1`).does(auth.forgotPassword, { body: { email } })
    const links = await mails(email)
    expect(links).toHaveLength(20)
    clock.pass(minutes(59))
    expect(await reset(links[0]?.token ?? '')).toMatchObject({ status: 200 })
  })
})

describe('by an e-mailed link', () => {
  test('the new password works, the old one no longer', async () => {
    const student = await enter()
    expect(await reset(await linkOf(student))).toMatchObject({ status: 200, body: { done: true } })
    expect(await signIn(student.email, NEW)).toMatchObject({ status: 200 })
    expect(await signIn(student.email, PASSWORD)).toMatchObject({ status: 401 })
  })

  test('is for accounts that have one: who was invited sets theirs by the invitation', async () => {
    const student = await enter()
    await db.updateTable('account').set({ password_hash: null }).where('id', '=', student.id).execute()
    await guest.does(auth.forgotPassword, { body: { email: student.email } })
    expect(await mails(student.email)).toEqual([])
  })

  test('is dead once the account was released', async () => {
    const student = await enter()
    const token = await linkOf(student)
    await db.updateTable('account').set({ released_at: clock.now() }).where('id', '=', student.id).execute()
    await db.deleteFrom('session').where('account_id', '=', student.id).execute()
    expect(await reset(token)).toMatchObject({ status: 410, body: { code: 'link-invalid' } })
    await db.updateTable('account').set({ released_at: null }).where('id', '=', student.id).execute()
  })

  test('every session ends', async () => {
    const student = await enter()
    await as(student).does(auth.user)
    await reset(await linkOf(student))
    expect(await as(student).refused(auth.user)).toMatchObject({ code: 'not-signed-in' })
  })

  test('an earlier link stays valid whoever asks for another; the first one used ends them all', async () => {
    const student = await enter()
    const first = await linkOf(student)
    clock.pass(1)
    const second = await linkOf(student)
    for (const [token, status] of [
      [first, 200],
      [second, 410],
      [first, 410],
    ] as const)
      expect(await reset(token)).toMatchObject({ status })
  })

  test('is valid for an hour', async () => {
    const [early, late] = [await enter(), await enter()]
    const [first, second] = [await linkOf(early), await linkOf(late)]
    clock.pass(hours(1) - 1)
    expect(await reset(first)).toMatchObject({ status: 200 })
    clock.pass(1)
    expect(await reset(second)).toMatchObject({ status: 410, body: { code: 'link-invalid' } })
  })

  test('a common password is refused, and the link still works', async () => {
    const token = await linkOf(await enter())
    expect(await reset(token, 'jelszo12')).toMatchObject({ status: 400, body: { code: 'password-common' } })
    expect(await reset(token)).toMatchObject({ status: 200 })
  })

  test('a link that verifies an address changes no password', async () => {
    const student = await enter({ standing: 'UNVERIFIED' })
    await guest.does(registration.resendVerification, { body: { email: student.email } })
    const token = (await mails(student.email)).at(-1)?.token ?? ''
    expect(await reset(token)).toMatchObject({ body: { code: 'link-invalid' } })
  })

  test('says nothing about whose link it was', async () => {
    const used = await linkOf(await enter())
    await reset(used)
    const unknown = await guest.refused(auth.changePassword, {
      params: { token: 'A'.repeat(43) },
      body: { password: NEW },
    })
    const again = await guest.refused(auth.changePassword, {
      params: { token: used },
      body: { password: NEW },
    })
    expect(told(again)).toEqual(told(unknown))
  })
})

describe('a mailed link is dead once', () => {
  const endings: [string, (who: Person) => Promise<unknown>][] = [
    [
      'the password was changed by the current one',
      (who) =>
        as(who).does(auth.changePassword, {
          params: { token: 'current' },
          body: { currentPassword: PASSWORD, newPassword: 'masik madar 43' },
        }),
    ],
    [
      'the office signed its person out',
      ({ id }) => as(gabor).does(security.endSessionsOf, { params: { id } }),
    ],
    ['its person signed out all other devices', (who) => as(who).does(security.endOtherSessions)],
  ]
  test.each(endings)('%s', async (_, end) => {
    const student = await enter()
    const link = await linkOf(student)
    await end(student)
    expect(await reset(link)).toMatchObject({ status: 410, body: { code: 'link-invalid' } })
    expect(await reset(await linkOf(student))).toMatchObject({ status: 200 })
  })

  test('but not once its person signed out here alone', async () => {
    const student = await enter()
    const link = await linkOf(student)
    await as(student).does(auth.logout)
    expect(await reset(link)).toMatchObject({ status: 200 })
  })
})

describe('by the current password', () => {
  const change = (who: Person, currentPassword: string, newPassword = NEW) =>
    as(who).call(auth.changePassword, {
      params: { token: 'current' },
      body: { currentPassword, newPassword },
    })

  test('the other sessions end, this one stays', async () => {
    const student = await enter()
    const { token } = await guest.does(auth.login, { body: { email: student.email, password: PASSWORD } })
    expect(await change(student, PASSWORD)).toMatchObject({ status: 200 })
    expect(await as(student).call(auth.user)).toMatchObject({ status: 200 })
    expect(await from('10.0.0.1', token).call(auth.user)).toMatchObject({ status: 401 })
    expect(await signIn(student.email, NEW)).toMatchObject({ status: 200 })
  })

  test('a wrong one is told, and changes nothing', async () => {
    const student = await enter()
    expect(await change(student, 'Rajt2027')).toMatchObject({
      status: 400,
      body: { code: 'current-password-invalid', fields: { currentPassword: { rule: 'format' } } },
    })
    expect(await signIn(student.email, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('of changes that know the same one at once, one wins', async () => {
    const student = await enter()
    const replies = await Promise.all(
      ['elso jelszo 1', 'masik jelszo 2', 'harmadik 3', 'negyedik 4'].map((one) =>
        change(student, PASSWORD, one),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect(replies.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'current-password-invalid',
    })
  })

  test('may be tried ten times in a quarter of an hour', async () => {
    const student = await enter()
    for (let n = 0; n < 10; n++) expect(await change(student, `Rajt${n}`)).toMatchObject({ status: 400 })
    expect(await change(student, PASSWORD)).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    })
    clock.pass(minutes(15))
    expect(await change(student, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('the same one again is refused, to who knows it', async () => {
    const student = await enter()
    expect(await change(student, PASSWORD, PASSWORD)).toMatchObject({
      status: 400,
      body: { code: 'password-unchanged', fields: { newPassword: { rule: 'unchanged' } } },
    })
    expect(await change(student, NEW, NEW)).toMatchObject({ body: { code: 'current-password-invalid' } })
    expect(await change(student, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('a common one is refused', async () => {
    expect(await change(await enter(), PASSWORD, 'password1')).toMatchObject({
      body: { code: 'password-common', fields: { newPassword: { rule: 'common' } } },
    })
  })

  test('a student who has not been onboarded may do it too', async () => {
    const student = await enter({ standing: 'ONBOARDING' })
    expect(await change(student, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('a guest cannot', async () => {
    const body = { currentPassword: PASSWORD, newPassword: NEW }
    expect(await guest.refused(auth.changePassword, { params: { token: 'current' }, body })).toMatchObject({
      code: 'not-signed-in',
    })
  })
})

test('the two bodies do not fit each other’s path', async () => {
  const own = { currentPassword: PASSWORD, newPassword: NEW }
  const link = await linkOf(await enter())
  expect(await as(gabor).refused(auth.changePassword, { params: { token: link }, body: own })).toMatchObject({
    code: 'link-invalid',
  })
  const sent = { params: { token: 'current' }, body: { password: NEW } }
  expect(await as(gabor).refused(auth.changePassword, sent)).toMatchObject({ code: 'link-invalid' })
  expect(await reset(link)).toMatchObject({ status: 200 })
})

test('the new password obeys the rules', async () => {
  const fields = async (password: string) => (await reset('A'.repeat(43), password)).body
  expect(await fields('short1')).toMatchObject({ fields: { password: { rule: 'min', limit: 8 } } })
  expect(await fields('no digits here')).toMatchObject({ fields: { password: { rule: 'number' } } })
})
