import { expect, test } from 'vitest'
import { days, hours } from '#platform/server/clock.ts'
import { PASSWORD } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { auth } from '../calls.ts'
import { tidy } from './tidy.ts'

const { from, enter, db, clock } = await buildTestRajt()
/** Of a keyed hash. */
const KEY_BYTES = 16

const signIn = (address: string, email: string, password = 'Rajt2027') =>
  from(address).call(auth.login, { body: { email, password } })
const lines = () =>
  db
    .selectFrom('sign_in_refusal')
    .selectAll()
    .where('hour', '>', new Date(+clock.now() - hours(1)))
    .execute()

test('a refused sign-in leaves a line that names nobody, one an hour for an account, an address and a reason', async () => {
  clock.pass(hours(2))
  const { email } = await enter()
  for (let n = 0; n < 12; n++) await signIn('10.0.0.1', email)
  const kept = await lines()
  expect(kept.map(({ reason, times }) => [reason, times]).toSorted()).toEqual([
    ['code-needed', 2],
    ['wrong-email-or-password', 10],
  ])
  expect(new Set(kept.map(({ account_key }) => account_key.toString('hex'))).size).toBe(1)
  const stored = kept.flatMap(({ account_key, address_key }) => [account_key, address_key])
  for (const key of stored) {
    expect(key).toHaveLength(KEY_BYTES)
    expect(key.toString('latin1')).not.toMatch(new RegExp(`${email}|10\\.0\\.0\\.1`))
  }
  clock.pass(hours(1))
  await signIn('10.0.0.1', email)
  expect(await lines()).toHaveLength(1)
})

test('the right password of somebody who may not sign in leaves a line too, a sign-in none', async () => {
  clock.pass(hours(2))
  const waiting = await enter({ standing: 'WAITING' })
  await signIn('10.0.0.2', waiting.email, PASSWORD)
  await signIn('10.0.0.2', (await enter()).email, PASSWORD)
  expect(await lines()).toMatchObject([{ reason: 'registration-waiting', times: 1 }])
})

test('a flood of invented accounts fills 200 lines an hour, and is counted to the last one', async () => {
  clock.pass(hours(2))
  await signIn('10.0.0.3', 'invented@test.example')
  const ofThisAddress = db
    .updateTable('throttle')
    .where('key', 'like', 'refusal lines %')
    .where('hits', '=', 1)
  await ofThisAddress.set({ hits: 198 }).execute()
  for (let n = 0; n < 5; n++) await signIn('10.0.0.3', `invented${n}@test.example`)
  const kept = await lines()
  expect(kept).toHaveLength(4)
  expect(kept.find(({ account_key }) => account_key.length === 0)).toMatchObject({ times: 3 })
})

test('lines are kept for 90 days', async () => {
  clock.pass(hours(2))
  await signIn('10.0.0.4', 'nobody@test.example')
  const [line] = await lines()
  const count = async () =>
    (
      await db
        .selectFrom('sign_in_refusal')
        .select('hour')
        .where('hour', '=', line?.hour ?? clock.now())
        .execute()
    ).length
  clock.pass(days(89))
  await tidy(db, clock.now())
  expect(await count()).toBe(1)
  clock.pass(days(2))
  await tidy(db, clock.now())
  expect(await count()).toBe(0)
})
