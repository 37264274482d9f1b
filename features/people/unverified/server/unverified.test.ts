import { describe, expect, test } from 'vitest'
import { registration } from '#people/registration/calls.ts'
import { hours } from '#platform/server/clock.ts'
import { anna, emese, gabor, imre, kata } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { unverified } from '../calls.ts'

const { as, guest, db, clock, mails } = await buildTestRajt()
const list = (own: object = {}) => as(gabor).does(unverified.list, { body: own as never })
const resend = (id: string) => as(gabor).call(unverified.resend, { params: { id } })

async function registered(own: Parameters<typeof registerForm>[0] = {}) {
  const form = registerForm(own)
  await guest.does(registration.register, { body: form })
  const [row] = (await list({ search: form.email })).data
  return { form, row, id: row?._id ?? '' }
}

describe('the list', () => {
  test('has who has not proven their address, longest ago first, with their last link', async () => {
    const { form, row } = await registered()
    expect(row).toMatchObject({
      surname: form.surname,
      firstname: form.firstname,
      email: form.email,
      neptun: form.neptun,
      university: 'szte',
      since: clock.now().toISOString(),
      mailedAt: clock.now().toISOString(),
    })
    const { data, allCount } = await list()
    expect(data[0]).toMatchObject({ email: kata.email, mailedAt: null })
    expect(allCount).toBe(data.length)
    expect(JSON.stringify(data)).not.toContain(imre.email)
  })

  test('is searched without accents, and narrowed by university', async () => {
    await registered({ university: 'bme', surname: 'Árvíz' })
    expect((await list({ search: 'arviz' })).data).toMatchObject([{ university: 'bme' }])
    expect((await list({ universities: ['bme'] })).data).toHaveLength(1)
  })

  test.each([emese, anna])('is not for $username', async (who) => {
    expect(await as(who).refused(unverified.list, { body: {} as never })).toMatchObject({
      status: 403,
    })
  })
})

describe('the link, sent again by the office', () => {
  test('works, is in the audit, and is told in the list', async () => {
    const { form, id } = await registered({ language: 'en' })
    clock.pass(hours(30))
    expect(await resend(id)).toMatchObject({ status: 200 })
    const sent = await mails(form.email)
    expect(sent.map(({ template, language }) => [template, language])).toEqual([
      ['verify-email', 'en'],
      ['verify-email', 'en'],
    ])
    expect((await list({ search: form.email })).data[0]?.mailedAt).toBe(clock.now().toISOString())
    const accessToken = sent.at(-1)?.token ?? ''
    await guest.does(registration.verifyEmail, {
      params: { accessToken },
      body: { password: form.password },
    })
    const audit = db.selectFrom('audit').select(['act', 'actor_id']).where('subject_id', '=', id)
    expect(await audit.orderBy('id').execute()).toMatchObject([
      { act: 'verification-resent', actor_id: gabor.id },
      { act: 'registration-verify' },
    ])
  })

  test('is refused once the address is proven', async () => {
    expect(await resend(imre.registration)).toMatchObject({
      status: 409,
      body: { code: 'registration-already-proven' },
    })
  })

  test('has the budget of the mailbox: twenty a day', async () => {
    const { form, id } = await registered()
    for (let n = 0; n < 20; n++) expect(await resend(id)).toMatchObject({ status: 200 })
    expect(await resend(id)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
    })
    await guest.does(registration.resendVerification, { body: { email: form.email } })
    expect(await mails(form.email)).toHaveLength(21)
  })
})
