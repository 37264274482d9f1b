import { expect } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { limits } from '#platform/server/limits.ts'
import { programme } from '#programme/programme/calls.ts'
import { times } from './at-once.ts'
import { PASSWORD } from './cast.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'
import { registerForm } from './registering.ts'

const AT_ONCE = 20
const NEW_PASSWORD = 'korai madar 42'

/** Does something a number of times, some at once. */
async function often(n: number, work: (n: number) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < n; done += AT_ONCE)
    await times(Math.min(AT_ONCE, n - done), (i) => work(done + i))
}

/** How far somebody goes: every budget to its end, or the shared ones set to their end in the counters. */
type Effort = 'every hit' | 'the last hits'

/** One address spends every budget there is: its own, its neighbours', and those of a victim it knows by e-mail. */
export async function spendEverything(rajt: TestRajt, address: string, victim: string, effort: Effort) {
  const { app, from, settings } = rajt
  const attacker = from(address)
  const reads = Math.ceil((limits.publicReads.hits * settings.RATE_LIMIT) / limits.sessionCalls.hits)
  const url = `/api${programme.context.path}`
  await often(reads + 5, () => app.inject({ url, remoteAddress: address }))
  expect(await attacker.call(programme.context)).toMatchObject({ status: 429 })

  const guess = (email: string) => attacker.call(auth.login, { body: { email, password: 'Rajt2027' } })
  await often(limits.knownPair.hits + 10, () => guess(victim))
  const failures = effort === 'every hit' ? limits.signInAddress.hits : 10
  await often(failures, (n) => guess(`invented${n}@test.example`))

  const { registrations } = limits
  await often(effort === 'every hit' ? registrations.hits : 3, () =>
    attacker.call(registration.register, { body: registerForm() }),
  )
  if (effort === 'the last hits') await fillSharedCounters(rajt, address)
  expect(await guess('somebody@test.example')).toMatchObject({ body: { code: 'code-needed' } })
  expect(await attacker.call(registration.register, { body: registerForm() })).toMatchObject({
    body: { code: 'code-needed' },
  })

  const body = { email: victim }
  await often(limits.resetMails.hits + 3, () => attacker.call(auth.forgotPassword, { body }))
  await often(limits.verificationMails.hits + 3, () =>
    attacker.call(registration.resendVerification, { body }),
  )
  await often(limits.signInCodes.hits + 3, () => guess(victim))
  const taken = registerForm({ email: victim })
  await often(limits.registrationMails.hits + 6, () => attacker.call(registration.register, { body: taken }))
}

/** As if the address had made all its failures and registrations already. */
async function fillSharedCounters({ db }: TestRajt, address: string): Promise<void> {
  expect(address).not.toContain(':')
  const shared = [
    ['sign-in address %', limits.signInAddress],
    ['register %', limits.registrations],
  ] as const
  for (const [key, { hits }] of shared)
    await db
      .updateTable('throttle')
      .set({ hits })
      .where('key', 'like', key)
      .where('key', 'not like', '%@%')
      .execute()
}

/** Somebody signs in at an address: at once, or with the code that is asked for. */
export async function signsIn({ from, mails }: TestRajt, address: string, { email }: Person) {
  const body = { email, password: PASSWORD }
  const reply = await from(address).call(auth.login, { body })
  if (reply.status === 200) return 'at once'
  expect(reply).toMatchObject({ status: 403, body: { code: 'code-needed' } })
  const code = (await mails(email)).findLast((mail) => mail.template === 'sign-in-code')?.code ?? ''
  expect(await from(address).call(auth.login, { body: { ...body, code } })).toMatchObject({ status: 200 })
  return 'with a code'
}

/** Somebody sets a new password by a link that is in the mailbox after asking for one. */
export async function resets({ from, mails }: TestRajt, address: string, { email }: Person) {
  await from(address).does(auth.forgotPassword, { body: { email } })
  const token = (await mails(email)).findLast((mail) => mail.template === 'reset-password')?.token ?? ''
  await from(address).does(auth.changePassword, { params: { token }, body: { password: NEW_PASSWORD } })
  const body = { email, password: NEW_PASSWORD }
  expect(await from(address).call(auth.login, { body })).toMatchObject({ status: 200 })
}

/** Somebody new registers: at once, or with the code that is asked for. */
export async function registers({ from, mails }: TestRajt, address: string) {
  const form = registerForm()
  const reply = await from(address).call(registration.register, { body: form })
  if (reply.status !== 200) {
    expect(reply).toMatchObject({ status: 403, body: { code: 'code-needed' } })
    const code = (await mails(form.email)).at(-1)?.code ?? ''
    await from(address).does(registration.register, { body: { ...form, code } })
  }
  expect((await mails(form.email)).at(-1)).toMatchObject({ template: 'verify-email' })
  return reply.status === 200 ? 'at once' : 'with a code'
}
