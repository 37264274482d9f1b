import { auth } from '@rajt/contract/auth'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../test/cast.ts'
import { buildTestRajt } from '../../test/rajt.ts'
import { hours, minutes } from '../plumbing/clock.ts'
import { HASHES_AT_ONCE } from './password.ts'

const { from, enter, db, clock } = await buildTestRajt()

const signIn = (address: string, email: string, password = 'Rajt2027') =>
  from(address).call(auth.login, { body: { email, password } })

test('ten wrong passwords from one address close the account for that address, and for a quarter of an hour', async () => {
  const { email } = await enter()
  for (let n = 0; n < 10; n++) expect(await signIn('10.0.0.1', email)).toMatchObject({ status: 401 })
  expect(await signIn('10.0.0.1', email, PASSWORD)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '900' },
    body: { code: 'too-many-requests' },
  })
  expect(await signIn('10.0.0.2', email, PASSWORD)).toMatchObject({ status: 200 })
  clock.pass(minutes(15))
  expect(await signIn('10.0.0.1', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('guessing in parallel gains nothing', async () => {
  const { email } = await enter()
  const replies = await Promise.all(Array.from({ length: 60 }, () => signIn('10.0.0.11', email)))
  const weighed = replies.filter(({ status }) => status === 401)
  expect(weighed.length).toBeGreaterThanOrEqual(10)
  expect(weighed.length).toBeLessThan(10 + HASHES_AT_ONCE)
})

test('an address that has no account is closed in the same way', async () => {
  for (let n = 0; n < 10; n++)
    expect(await signIn('10.0.0.3', 'nobody@test.example')).toMatchObject({ status: 401 })
  expect(await signIn('10.0.0.3', 'nobody@test.example')).toMatchObject({ status: 429 })
})

test('a right password does not count, and forgives none of the wrong ones before it', async () => {
  const { email } = await enter()
  for (let n = 0; n < 9; n++) await signIn('10.0.0.4', email)
  for (let n = 0; n < 5; n++) expect(await signIn('10.0.0.4', email, PASSWORD)).toMatchObject({ status: 200 })
  for (let n = 0; n < 21; n++) await signIn('10.0.0.4', email)
  expect(await signIn('10.0.0.4', email, PASSWORD)).toMatchObject({ status: 429 })
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
  await db
    .updateTable('throttle')
    .set({ hits: 600 })
    .where('key', 'like', 'sign-in address %')
    .where('hits', '=', 1)
    .execute()
  expect(await signIn('10.0.0.5', 'somebody@test.example')).toMatchObject({ status: 429 })
  expect(await signIn('10.0.0.6', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('guesses at one account from everywhere stop at a hundred an hour; the owner’s own address stays open', async () => {
  const { email } = await enter()
  await signIn('10.0.0.7', email, PASSWORD)
  for (let n = 0; n < 100; n++) await signIn(`10.1.${n}.1`, email)
  expect(await signIn('10.2.0.1', email, PASSWORD)).toMatchObject({ status: 429 })
  expect(await signIn('10.0.0.7', email, PASSWORD)).toMatchObject({ status: 200 })
  clock.pass(hours(1))
  expect(await signIn('10.2.0.1', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('past a limit the right password opens where its owner signed in before, and a wrong one tells nothing', async () => {
  const { email } = await enter()
  await signIn('10.0.0.12', email, PASSWORD)
  for (let n = 0; n < 20; n++) await signIn('10.0.0.12', email)
  await db
    .updateTable('throttle')
    .set({ hits: 600 })
    .where('key', 'like', 'sign-in address %')
    .where('hits', '=', 20)
    .execute()
  const closed = { status: 429, headers: { 'retry-after': '900' } }
  expect(await signIn('10.0.0.12', 'somebody@test.example')).toMatchObject(closed)
  expect(await signIn('10.0.0.12', email)).toMatchObject(closed)
  expect(await signIn('10.0.0.12', email, PASSWORD)).toMatchObject({ status: 200 })
  for (let n = 0; n < 9; n++) await signIn('10.0.0.12', email)
  expect(await signIn('10.0.0.12', email, PASSWORD)).toMatchObject(closed)
})

test('an IPv6 network counts as one address', async () => {
  const { email } = await enter()
  for (let n = 0; n < 10; n++) await signIn(`2001:db8:1:2::${n}`, email)
  expect(await signIn('2001:db8:1:2:3:4:5:6', email, PASSWORD)).toMatchObject({ status: 429 })
  expect(await signIn('2001:db8:1:3::1', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('guesses that one address may not make any more do not close the account for others', async () => {
  const { email } = await enter()
  for (let n = 0; n < 130; n++) await signIn('10.0.0.9', email)
  expect(await signIn('10.0.0.9', email, PASSWORD)).toMatchObject({ status: 429 })
  expect(await signIn('10.0.0.10', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('the owner’s address stays open after she signed out, too', async () => {
  const { email } = await enter()
  const { token } = await from('10.0.0.8').does(auth.login, { body: { email, password: PASSWORD } })
  await from('10.0.0.8', token).does(auth.logout)
  for (let n = 0; n < 100; n++) await signIn(`10.3.${n}.1`, email)
  expect(await signIn('10.0.0.8', email, PASSWORD)).toMatchObject({ status: 200 })
})
