import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { days } from '#platform/server/clock.ts'
import { gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { people } from '../calls.ts'

const { as, guest, mails, db, enter, clock, renew } = await buildTestRajt()

const PASSWORD = 'korai madar 42'
let wishes = 0

const newestLink = async (email: string) => (await mails(email)).at(-1)?.token ?? ''
const confirm = (accessToken: string, password = PASSWORD) =>
  guest.call(people.confirmEmail, { params: { accessToken }, body: { password } })
const signIn = (email: string) => guest.call(auth.login, { body: { email, password: PASSWORD } })

/** Somebody invited at one address who gives another one when they set up their account. */
async function wishing(wished = `wished${++wishes}@test.example`) {
  const { email } = await as(gabor).does(people.invite, { body: inviteForm() })
  const accessToken = await newestLink(email)
  const body = { username: `wishing${++wishes}`, email: wished, password: PASSWORD }
  const reply = await guest.call(registration.registerInvited, { params: { accessToken }, body })
  return { invited: email, wished, reply }
}

describe('an invited person who gives another address', () => {
  test('signs in with the address of the invitation until the other one is proven', async () => {
    const { invited, wished } = await wishing()
    expect(await signIn(wished)).toMatchObject({ status: 401 })
    expect(await signIn(invited)).toMatchObject({ status: 200, body: { user: { email: invited } } })
  })

  test('proves it with its mailed link and the password, and both addresses are told', async () => {
    const { invited, wished } = await wishing()
    expect(await mails(wished)).toMatchObject([{ template: 'confirm-email' }])
    const link = await newestLink(wished)
    expect((await mails(wished))[0]?.text).toContain(`http://rajt.test/app/auth/confirm-email/${link}`)
    const page = await guest.does(people.confirmingEmail, { params: { accessToken: link } })
    expect(page).toEqual({ email: 'w•••@test.example' })
    expect(await confirm(link)).toMatchObject({ status: 200 })
    expect(await signIn(wished)).toMatchObject({ status: 200, body: { user: { email: wished } } })
    expect(await signIn(invited)).toMatchObject({ status: 401 })
    for (const to of [invited, wished])
      expect((await mails(to)).at(-1)).toMatchObject({
        template: 'email-changed',
        text: expect.stringContaining(wished),
      })
  })

  test('does not make an address theirs whose owner does not know their password', async () => {
    const { wished, invited } = await wishing()
    const link = await newestLink(wished)
    expect(await confirm(link, 'something else 1')).toMatchObject({
      status: 400,
      body: { code: 'current-password-invalid' },
    })
    expect(await signIn(invited)).toMatchObject({ status: 200 })
    for (let n = 0; n < 9; n++) await confirm(link, `something else ${n}`)
    expect(await confirm(link)).toMatchObject({ status: 429 })
  })

  test('may press the link twice', async () => {
    const { wished } = await wishing()
    const link = await newestLink(wished)
    expect(await confirm(link)).toMatchObject({ status: 200 })
    expect(await confirm(link)).toMatchObject({ status: 200 })
    expect((await mails(wished)).filter(({ template }) => template === 'email-changed')).toHaveLength(1)
  })

  test('has seven days for it', async () => {
    const { wished, invited } = await wishing()
    clock.pass(days(7))
    await renew(gabor)
    expect(await confirm(await newestLink(wished))).toMatchObject({
      status: 410,
      body: { code: 'link-invalid' },
    })
    expect(await signIn(invited)).toMatchObject({ status: 200 })
  })

  test('a link to set a new password that went to the old address is dead afterwards', async () => {
    const { invited, wished } = await wishing()
    await guest.does(auth.forgotPassword, { body: { email: invited } })
    const token = await newestLink(invited)
    await confirm(await newestLink(wished))
    const reply = await guest.call(auth.changePassword, {
      params: { token },
      body: { password: 'masik 12345' },
    })
    expect(reply).toMatchObject({ status: 410 })
  })
})

describe('an address that is somebody’s', () => {
  test('is told to its owner by mail; the answer is the same', async () => {
    const owner = await enter()
    const [taken, free] = [await wishing(owner.email), await wishing()]
    expect([taken.reply.status, taken.reply.body]).toEqual([free.reply.status, free.reply.body])
    expect(await mails(owner.email)).toMatchObject([{ template: 'already-registered', token: '' }])
    expect((await mails(owner.email))[0]?.text).toContain(owner.firstname)
    expect(await signIn(taken.invited)).toMatchObject({ status: 200 })
  })

  test('since the link was mailed refuses the link', async () => {
    const { invited, wished } = await wishing()
    const link = await newestLink(wished)
    await enter({ email: wished })
    expect(await confirm(link)).toMatchObject({ status: 409, body: { code: 'email-taken' } })
    expect(await signIn(invited)).toMatchObject({ status: 200 })
  })

  test('and that nobody has proven is taken over', async () => {
    const form = registerForm()
    await guest.does(registration.register, { body: form })
    await wishing(form.email)
    expect(await confirm(await newestLink(form.email))).toMatchObject({ status: 200 })
    expect(await signIn(form.email)).toMatchObject({ status: 200, body: { user: { role: 'MENTOR' } } })
    const accounts = db.selectFrom('account').select('role').where('email', '=', form.email)
    expect(await accounts.execute()).toEqual([{ role: 'MENTOR' }])
  })

  test('is mailed at most five times a day, however many invited people name it', async () => {
    const owner = await enter()
    for (let n = 0; n < 7; n++) expect((await wishing(owner.email)).reply.status).toBe(200)
    expect(await mails(owner.email)).toHaveLength(5)
  })
})
