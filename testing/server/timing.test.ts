import { expect, test, vi } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { PASSWORD } from './cast.ts'
import { buildTestRajt } from './rajt.ts'
import { registerForm } from './registering.ts'

const { from, enter } = await buildTestRajt()

vi.setConfig({ testTimeout: 120_000 })
const ROUNDS = 15
const TRIES = 3
const ALIKE = 1.5

/** The medians of two kinds of request, in milliseconds, taken in turns so that a busy machine slows both. */
async function medians(one: (n: number) => Promise<unknown>, other: (n: number) => Promise<unknown>) {
  const times: [number[], number[]] = [[], []]
  for (let n = 0; n < ROUNDS; n++)
    for (const [i, work] of [one, other].entries()) {
      const start = performance.now()
      await work(n)
      times[i]?.push(performance.now() - start)
    }
  return times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0) as [number, number]
}

/** What tells two kinds apart does so each time; another program's rush hour does not. */
async function expectAlike(...kinds: Parameters<typeof medians>): Promise<void> {
  const ratios: number[] = []
  while (ratios.length < TRIES && !ratios.some((ratio) => ratio < ALIKE)) {
    const [one, other] = await medians(...kinds)
    ratios.push(Math.max(one, other) / Math.min(one, other))
  }
  expect(Math.min(...ratios), `ratios ${ratios}`).toBeLessThan(ALIKE)
}

test('a sign-in takes as long for an address that has no account', async () => {
  const { email } = await enter()
  const signIn = (n: number, to: string) =>
    from(`10.0.${n}.1`).call(auth.login, { body: { email: to, password: 'Rajt2027' } })
  await expectAlike(
    (n) => signIn(n, email),
    (n) => signIn(n, `nobody${n}@test.example`),
  )
})

test('a sign-in past a limit takes as long where its owner has signed in before', async () => {
  const { email } = await enter()
  const signIn = (to: string, password = 'Rajt2027') =>
    from('10.1.1.1').call(auth.login, { body: { email: to, password } })
  await signIn(email, PASSWORD)
  for (let n = 0; n < 10; n++) await Promise.all([signIn(email), signIn('nobody@test.example')])
  await expectAlike(
    () => signIn(email),
    () => signIn('nobody@test.example'),
  )
})

test('a forgotten password takes as long', async () => {
  const students = await Promise.all(Array.from({ length: ROUNDS }, () => enter()))
  const forgot = (email: string) => from('10.0.0.1').call(auth.forgotPassword, { body: { email } })
  await expectAlike(
    (n) => forgot(students[n]?.email ?? ''),
    (n) => forgot(`nobody${n}@test.example`),
  )
})

test('a registration takes as long when the address is taken', async () => {
  const students = await Promise.all(Array.from({ length: ROUNDS }, () => enter()))
  const register = (own: object) => from('10.0.0.1').call(registration.register, { body: registerForm(own) })
  await expectAlike(
    (n) => register({ email: students[n]?.email ?? '' }),
    () => register({}),
  )
})
