import { expect, test } from 'vitest'
import { CODE_MINUTES } from '#platform/contract/code.ts'
import { hours, minutes } from '#platform/server/clock.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { registration } from '../calls.ts'

const { from, mails, enter, db, clock } = await buildTestRajt()

let campuses = 0
const register = (address: string, own: Parameters<typeof registerForm>[0] = {}) =>
  from(address).call(registration.register, { body: registerForm(own) })
const accountsOf = (email: string) =>
  db.selectFrom('account').select('id').where('email', '=', email).execute()
const codeNeeded = { status: 403, body: { code: 'code-needed' } }
const templates = async (email: string) => (await mails(email)).map(({ template }) => template)

/** An address from which 500 have registered within the hour. */
async function fullCampus(): Promise<string> {
  const address = `10.5.${++campuses}.1`
  expect(await register(address)).toMatchObject({ status: 200 })
  await db
    .updateTable('throttle')
    .set({ hits: 500 })
    .where('key', 'like', 'register %')
    .where('key', 'not like', '%@%')
    .where('hits', '=', 1)
    .execute()
  return address
}

test('the registration after the five hundredth of an address waits for a code, and stores nothing before', async () => {
  const address = await fullCampus()
  const form = registerForm()
  const send = (code?: string) =>
    from(address).call(registration.register, { body: { ...form, ...(code ? { code } : {}) } })
  expect(await send()).toMatchObject(codeNeeded)
  expect(await accountsOf(form.email)).toEqual([])
  expect(await templates(form.email)).toEqual(['registration-code'])
  const code = (await mails(form.email))[0]?.code ?? ''
  expect(await send(code)).toMatchObject({ status: 200 })
  expect(await accountsOf(form.email)).toHaveLength(1)
  expect(await templates(form.email)).toEqual(['registration-code', 'verify-email'])
  expect(await send(code)).toMatchObject(codeNeeded)
})

test('at other addresses nobody needs a code, and an hour later nobody at all', async () => {
  const address = await fullCampus()
  expect(await register('10.6.0.1')).toMatchObject({ status: 200 })
  clock.pass(hours(1))
  expect(await register(address)).toMatchObject({ status: 200 })
})

test('a code is for its mailbox and valid for a quarter of an hour; a wrong code brings no further mail', async () => {
  const address = await fullCampus()
  const [one, other] = [registerForm(), registerForm()]
  for (const body of [one, other]) await from(address).call(registration.register, { body })
  const code = (await mails(one.email))[0]?.code ?? ''
  const send = (form: typeof one, typed: string) =>
    from(address).call(registration.register, { body: { ...form, code: typed } })
  expect(await send(other, code)).toMatchObject(codeNeeded)
  expect(await send(one, 'ABCDEFGH')).toMatchObject(codeNeeded)
  expect(await mails(one.email)).toHaveLength(1)
  clock.pass(minutes(CODE_MINUTES))
  expect(await send(one, code)).toMatchObject(codeNeeded)
})

test('whether the address has an account is told by neither the answer nor the mail', async () => {
  const address = await fullCampus()
  const { email } = await enter()
  expect(await register(address, { email })).toMatchObject(codeNeeded)
  expect(await templates(email)).toEqual(['registration-code'])
})

test('one place has a mailbox written to five times an hour, then it needs a code', async () => {
  const { email } = await enter()
  for (let n = 0; n < 5; n++) expect(await register('10.6.1.1', { email })).toMatchObject({ status: 200 })
  for (let n = 0; n < 6; n++) expect(await register('10.6.1.1', { email })).toMatchObject(codeNeeded)
  expect(await templates(email)).toEqual([
    ...Array(5).fill('already-registered'),
    ...Array(3).fill('registration-code'),
  ])
})

test('flooding a mailbox from everywhere keeps its owner from no registration', async () => {
  const form = registerForm()
  for (let n = 0; n < 20; n++) await register(`10.6.${n}.2`, { email: form.email })
  for (let n = 0; n < 15; n++) await register(`10.7.${n}.2`, { email: form.email })
  const codes = (await mails(form.email)).filter(({ code }) => code)
  expect(codes).toHaveLength(10)
  const body = { ...form, code: codes[0]?.code ?? '' }
  expect(await from('10.8.0.1').call(registration.register, { body })).toMatchObject({ status: 200 })
})

test('the networks of one IPv6 site register no more than four of them may', async () => {
  await register('2001:db8:9:1::1')
  await db
    .updateTable('throttle')
    .set({ hits: 2000 })
    .where('key', 'like', 'register site %')
    .where('hits', '=', 1)
    .execute()
  expect(await register('2001:db8:9:2::1')).toMatchObject(codeNeeded)
  expect(await register('2001:db8:8:2::1')).toMatchObject({ status: 200 })
})
