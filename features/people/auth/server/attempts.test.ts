import { expect, test } from 'vitest'
import { HASHES_AT_ONCE } from '#people/identity/server/password.ts'
import { hours, minutes } from '#platform/server/clock.ts'
import { atOnce } from '#platform/server/limits.ts'
import { PASSWORD } from '#testing/server/cast.ts'
import { told } from '#testing/server/client.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { auth } from '../calls.ts'

const { from, enter, db, clock } = await buildTestRajt()

const signIn = (address: string, email: string, password = 'Rajt2027') =>
  from(address).call(auth.login, { body: { email, password } })
const codeNeeded = { status: 403, body: { code: 'code-needed' } }
/** As if somebody had failed so often at this address already. */
const setFailures = (of: string, hits: number, now: number) =>
  db
    .updateTable('throttle')
    .set({ hits })
    .where('key', 'like', `sign-in ${of} %`)
    .where('hits', '=', now)
    .execute()
const setAccountFailures = (email: string, hits: number) =>
  db.updateTable('throttle').set({ hits }).where('key', '=', `sign-in account ${email}`).execute()

test('after ten wrong passwords an address needs a code for this account, for a quarter of an hour', async () => {
  const { email } = await enter()
  for (let n = 0; n < 10; n++) expect(await signIn('10.0.0.1', email)).toMatchObject({ status: 401 })
  expect(await signIn('10.0.0.1', email, PASSWORD)).toMatchObject(codeNeeded)
  expect(await signIn('10.0.0.2', email, PASSWORD)).toMatchObject({ status: 200 })
  clock.pass(minutes(15))
  expect(await signIn('10.0.0.1', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('guessing in parallel gains nothing', async () => {
  const { email } = await enter()
  const replies = await Promise.all(Array.from({ length: 60 }, () => signIn('10.0.0.11', email)))
  const checked = replies.filter(({ status }) => status === 401)
  expect(checked.length).toBeGreaterThanOrEqual(10)
  expect(checked.length).toBeLessThan(10 + HASHES_AT_ONCE)
  const busy = replies.filter(({ status }) => status === 503)
  expect(busy).toHaveLength(60 - atOnce.passwordsOfOne.most)
  for (const { body } of busy) expect(body).toMatchObject({ code: 'busy' })
})

test('an e-mail that has no account is answered in the same way', async () => {
  const { email } = await enter()
  const refusals = []
  for (const one of [email, 'nobody@test.example']) {
    for (let n = 0; n < 10; n++) expect(await signIn('10.0.0.3', one)).toMatchObject({ status: 401 })
    for (const password of [PASSWORD, 'Rajt2027'])
      refusals.push(told((await signIn('10.0.0.3', one, password)).body as never))
  }
  expect(refusals[0]).toMatchObject({ code: 'code-needed' })
  expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1)
})

test('a right password does not count, and forgives none of the wrong ones before it', async () => {
  const { email } = await enter()
  for (let n = 0; n < 9; n++) await signIn('10.0.0.4', email)
  for (let n = 0; n < 5; n++) expect(await signIn('10.0.0.4', email, PASSWORD)).toMatchObject({ status: 200 })
  for (let n = 0; n < 21; n++) await signIn('10.0.0.4', email)
  expect(await signIn('10.0.0.4', email, PASSWORD)).toMatchObject(codeNeeded)
})

test('two hundred students behind one address sign in at once', async () => {
  const students = await Promise.all(Array.from({ length: 20 }, () => enter()))
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, n) => signIn('10.9.9.9', students[n % 20]?.email ?? '', PASSWORD)),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
})

test('one address guesses at most 600 times in a quarter of an hour, over all accounts', async () => {
  const { email } = await enter()
  await signIn('10.0.0.5', email)
  await setFailures('address', 600, 1)
  expect(await signIn('10.0.0.5', 'somebody@test.example')).toMatchObject(codeNeeded)
  expect(await signIn('10.0.0.6', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('guesses at one account from everywhere stop at a hundred an hour; the owner’s own address stays open', async () => {
  const { email } = await enter()
  await signIn('10.0.0.7', email, PASSWORD)
  await signIn('10.1.0.1', email)
  await setAccountFailures(email, 99)
  expect(await signIn('10.1.1.1', email)).toMatchObject({ status: 401 })
  expect(await signIn('10.2.0.1', email, PASSWORD)).toMatchObject(codeNeeded)
  expect(await signIn('10.0.0.7', email, PASSWORD)).toMatchObject({ status: 200 })
  clock.pass(hours(1))
  expect(await signIn('10.2.0.1', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('past a limit the right password opens where its owner signed in before, and a wrong one tells nothing', async () => {
  const { email } = await enter()
  await signIn('10.0.0.12', email, PASSWORD)
  for (let n = 0; n < 20; n++) await signIn('10.0.0.12', email)
  await setFailures('address', 600, 20)
  expect(await signIn('10.0.0.12', 'somebody@test.example')).toMatchObject(codeNeeded)
  expect(await signIn('10.0.0.12', email)).toMatchObject(codeNeeded)
  expect(await signIn('10.0.0.12', email, PASSWORD)).toMatchObject({ status: 200 })
  for (let n = 0; n < 9; n++) await signIn('10.0.0.12', email)
  expect(await signIn('10.0.0.12', email, PASSWORD)).toMatchObject(codeNeeded)
})

test('an IPv6 network counts as one address', async () => {
  const { email } = await enter()
  for (let n = 0; n < 10; n++) await signIn(`2001:db8:1:2::${n}`, email)
  expect(await signIn('2001:db8:1:2:3:4:5:6', email, PASSWORD)).toMatchObject(codeNeeded)
  expect(await signIn('2001:db8:1:3::1', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('the networks of one IPv6 site guess no more than four of them may', async () => {
  const { email } = await enter()
  for (let n = 0; n < 40; n++)
    expect(await signIn(`2001:db8:2:${n}::1`, email)).toMatchObject({ status: 401 })
  expect(await signIn('2001:db8:2:999::1', email, PASSWORD)).toMatchObject(codeNeeded)
  expect(await signIn('2001:db8:3:1::1', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('guesses past the limit of an address do not close the account for others', async () => {
  const { email } = await enter()
  for (let n = 0; n < 10; n++) await signIn('10.0.0.9', email)
  for (let n = 0; n < 6; n++) await Promise.all(Array.from({ length: 20 }, () => signIn('10.0.0.9', email)))
  expect(await signIn('10.0.0.9', email, PASSWORD)).toMatchObject(codeNeeded)
  expect(await signIn('10.0.0.10', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('the owner’s address stays open after they signed out, too', async () => {
  const { email } = await enter()
  const { token } = await from('10.0.0.8').does(auth.login, { body: { email, password: PASSWORD } })
  await from('10.0.0.8', token).does(auth.logout)
  await signIn('10.3.0.1', email)
  await setAccountFailures(email, 100)
  expect(await signIn('10.0.0.8', email, PASSWORD)).toMatchObject({ status: 200 })
})
