import { afterEach, expect, test, vi } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { profile } from '#people/profile/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { anna, PASSWORD } from '#testing/server/cast.ts'
import { expectRefusal } from '#testing/server/client.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { days, minutes } from './clock.ts'

// 6 calls a minute of a session, 150 public reads of an address, 600 of a site.
const { app, from, enter } = await buildTestRajt({ settings: { RATE_LIMIT: '6' } })
const READS = 150

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const read = (remoteAddress: string, authorization?: string) =>
  app.inject({ url: '/api/context', remoteAddress, headers: authorization ? { authorization } : {} })
async function spendReads(address: string): Promise<void> {
  for (let n = 0; n < READS; n++) expect((await read(address)).statusCode).toBe(200)
}

test('public reads have a budget of their own, and spend nothing that signing in needs', async () => {
  await spendReads('10.0.0.1')
  const refusal = await read('10.0.0.1')
  expectRefusal(null, 429, refusal.json())
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(60)

  const { email } = await enter()
  const neighbour = from('10.0.0.1')
  expect(await neighbour.call(auth.login, { body: { email, password: PASSWORD } })).toMatchObject({
    status: 200,
  })
  await neighbour.does(auth.forgotPassword, { body: { email } })
  await neighbour.does(registration.register, { body: registerForm() })
  expect((await read('10.0.0.2')).statusCode).toBe(200)
  expect((await read('10.0.0.1', `Bearer ${anna.token}`)).statusCode).toBe(200)
})

test('each session has its own calls, wherever it is', async () => {
  const { email } = await enter()
  const signIn = () => from('10.0.1.1').does(auth.login, { body: { email, password: PASSWORD } })
  const [one, other] = [await signIn(), await signIn()]
  for (let n = 0; n < 6; n++)
    expect(await from(`10.0.1.${n}`, one.token).call(auth.user)).toMatchObject({ status: 200 })
  expect(await from('10.0.1.9', one.token).call(auth.user)).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
  })
  expect(await from('10.0.1.9', other.token).call(auth.user)).toMatchObject({ status: 200 })
})

test('uploads are counted apart from other calls', async () => {
  const student = await enter()
  const upload = () =>
    from('10.0.2.1', student.token).call(profile.changePicture, { files: { file: new Blob(['no picture']) } })
  expect(await upload()).not.toMatchObject({ status: 429 })
  expect(await upload()).toMatchObject({ status: 429 })
  expect(await from('10.0.2.1', student.token).call(auth.user)).toMatchObject({ status: 200 })
})

test('a made-up token does not lift the budget of an address', async () => {
  await spendReads('10.0.0.3')
  for (let n = 0; n < 3; n++)
    expect((await read('10.0.0.3', `Bearer ${`made-up-${n}-`.padEnd(43, 'x')}`)).statusCode).toBe(429)
})

test('the networks of one IPv6 site read no more than four of them may', async () => {
  for (let n = 0; n < 4 * READS; n++) expect((await read(`2001:db8:7:${n}::1`)).statusCode).toBe(200)
  expect((await read('2001:db8:7:9999::1')).statusCode).toBe(429)
  expect((await read('2001:db8:6:1::1')).statusCode).toBe(200)
})

test('a limit ends in time although the server’s clock is set back by a day', async () => {
  // Starts from the time that this process has counted by so far, so that the clock goes forward.
  const started = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(started + minutes(2))
  await spendReads('10.0.0.4')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - days(1) })
  expect((await read('10.0.0.4')).statusCode).toBe(429)
  clock.mockReturnValue(started + minutes(4))
  expect((await read('10.0.0.4')).statusCode).toBe(200)
})
