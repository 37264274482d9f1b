import { expect, test } from 'vitest'
import { registration } from '#people/registration/calls.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { auth } from '../calls.ts'

const { guest, mails, enter } = await buildTestRajt()

const password = 'korai madar 42'
const { email } = await enter()
await guest.does(auth.forgotPassword, { body: { email } })
const whole = (await mails(email)).at(-1)?.token ?? ''

/** What mail programs and hurried fingers make of a link. */
const broken = [
  whole.slice(0, -1),
  `${whole}>`,
  `${whole}.`,
  `${whole}=`,
  whole.slice(0, 3),
  `${whole}${whole}`,
  'é',
]

test.each(broken)(
  'a link that ends as %s is no longer valid, and breaks no rule of a field',
  async (token) => {
    const dead = { status: 410, body: { code: 'link-invalid' } }
    const params = { accessToken: token }
    expect(await guest.call(auth.changePassword, { params: { token }, body: { password } })).toMatchObject(
      dead,
    )
    expect(await guest.call(registration.invited, { params })).toMatchObject(dead)
    expect(
      await guest.call(registration.registerInvited, {
        params,
        body: { username: 'valaki', email, password },
      }),
    ).toMatchObject(dead)
    expect(await guest.call(registration.setupPassword, { params, body: { password } })).toMatchObject(dead)
    expect(await guest.call(registration.verifyEmail, { params, body: { password } })).toMatchObject(dead)
    expect(
      await guest.does(auth.link, { params: { purpose: 'reset-password', accessToken: token } }),
    ).toEqual({ state: 'unknown' })
  },
)
