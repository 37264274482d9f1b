import { expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { hours, minutes } from '#platform/server/clock.ts'
import { gabor, PASSWORD } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registration } from '../calls.ts'

const { app, as, guest, mails, db, enter, clock } = await buildTestRajt()

async function linkOf({ email }: Person): Promise<string> {
  await guest.does(registration.resendVerification, { body: { email } })
  return (await mails(email)).at(-1)?.token ?? ''
}

const verify = (accessToken: string) =>
  guest.call(registration.verifyEmail, { params: { accessToken }, body: { password: PASSWORD } })

test('a verified student waits, and reads since when', async () => {
  const kata = await enter({ standing: 'UNVERIFIED' })
  const link = await linkOf(kata)
  clock.pass(hours(3))
  expect(await verify(link)).toMatchObject({ status: 200, body: { since: clock.now().toISOString() } })
  const signIn = await guest.refused(auth.login, { body: { email: kata.email, password: PASSWORD } })
  expect(signIn).toMatchObject({ code: 'registration-waiting', detail: { since: clock.now().toISOString() } })
})

test('a link works once; pressed again it answers the same while they wait', async () => {
  const kata = await enter({ standing: 'UNVERIFIED' })
  const link = await linkOf(kata)
  const first = await verify(link)
  clock.pass(hours(1))
  expect(await verify(link)).toMatchObject({ status: 200, body: first.body })
})

test('opening a link changes nothing: only the call made from its page uses it up', async () => {
  const link = await linkOf(await enter({ standing: 'UNVERIFIED' }))
  for (const method of ['GET', 'HEAD'] as const)
    expect((await app.inject({ method, url: `/api/auth/verify-email/${link}` })).statusCode).toBe(200)
  expect(await verify(link)).toMatchObject({ status: 200 })
})

test('a link is valid for 24 hours', async () => {
  const [early, late] = [await enter({ standing: 'UNVERIFIED' }), await enter({ standing: 'UNVERIFIED' })]
  const [first, second] = [await linkOf(early), await linkOf(late)]
  clock.pass(hours(24) - 1)
  expect(await verify(first)).toMatchObject({ status: 200 })
  clock.pass(1)
  expect(await verify(second)).toMatchObject({ body: { code: 'link-invalid' } })
})

test('a link that somebody else asks for leaves the earlier one valid; the first one used ends them all', async () => {
  const kata = await enter({ standing: 'UNVERIFIED' })
  const first = await linkOf(kata)
  clock.pass(minutes(1))
  const second = await linkOf(kata)
  expect(await verify(first)).toMatchObject({ status: 200 })
  const open = db.selectFrom('access_token').select('purpose').where('account_id', '=', kata.id)
  expect(await open.where('used_at', 'is', null).where('expires_at', '>', clock.now()).execute()).toEqual([])
  expect(await verify(second)).toMatchObject({ status: 200 })
})

test('a link made for a new password does not verify an address', async () => {
  const kata = await enter({ standing: 'UNVERIFIED' })
  await guest.does(auth.forgotPassword, { body: { email: kata.email } })
  const reset = (await mails(kata.email)).at(-1)
  expect(reset).toMatchObject({ template: 'reset-password' })
  expect(await verify(reset?.token ?? '')).toMatchObject({ body: { code: 'link-invalid' } })
})

test('an invented link is refused as a used one is', async () => {
  expect(await verify('A'.repeat(43))).toMatchObject({ status: 410, body: { code: 'link-invalid' } })
})

test('the usual wait is told once five decisions were made', async () => {
  const { rows } = {
    rows: await db.selectFrom('registration').select('id').where('decided_at', 'is not', null).execute(),
  }
  expect(rows.length).toBeLessThan(5)
  const before = await verify(await linkOf(await enter({ standing: 'UNVERIFIED' })))
  expect(before.body).toMatchObject({ medianDays: null })
  for (let n = rows.length; n < 5; n++) await enter({ standing: 'ONBOARDING' })
  const after = await verify(await linkOf(await enter({ standing: 'UNVERIFIED' })))
  expect(after.body).toMatchObject({ medianDays: 5 })
})

test('the link of somebody who was accepted says nothing more', async () => {
  const kata = await enter({ standing: 'UNVERIFIED' })
  const link = await linkOf(kata)
  await verify(link)
  await as(gabor).does(registration.accept, { params: { id: kata.registration } })
  expect(await verify(link)).toMatchObject({ status: 410, body: { code: 'link-invalid' } })
})
