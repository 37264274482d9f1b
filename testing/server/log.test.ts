import { afterAll, expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { auth } from '#people/auth/calls.ts'
import { people } from '#people/people/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { openPool } from '#platform/server/database.ts'
import { startJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { gabor, PASSWORD } from './cast.ts'
import { openPostOffice } from './post-office.ts'
import { buildTestRajt } from './rajt.ts'
import { registerForm } from './registering.ts'
import { until } from './until.ts'

const lines: string[] = []
const to = { write: (line: string) => void lines.push(line) }
const office = await openPostOffice()
const rajt = await buildTestRajt({ log: { level: 'trace', to }, settings: { SMTP_URL: office.url } })
const { as, from, guest, enter, log } = rajt
const pool = openPool(rajt.url, 6)
const jobs = await startJobs(pool, workersOf(rajt), log)
afterAll(async () => {
  await jobs.stop()
  await pool.end()
  await office.close()
})

const NEW = 'korai madar 42'

function expectUnlogged(...secrets: (string | null | undefined)[]): void {
  expect(lines.length).toBeGreaterThan(0)
  const logged = lines.join('\n').toLowerCase()
  expect(secrets.filter((secret) => secret && logged.includes(secret.toLowerCase()))).toEqual([])
}
const tokenSentTo = async (email: string) => {
  await until('the mail', () => office.delivered.some((one) => one.to.includes(email)))
  const { parts } = office.delivered.findLast((one) => one.to.includes(email)) ?? { parts: [] }
  return parts[0]?.match(/\/([A-Za-z0-9_-]{43})/)?.[1] ?? ''
}

test('a sign-in, a reset and a password change log no secret and no name', async () => {
  const { email, neptun, surname } = await enter({ surname: 'Kanári' })
  await guest.call(auth.login, { body: { email, password: 'wrong password 1' } })
  const { token } = await guest.does(auth.login, { body: { email, password: PASSWORD } })
  await from('10.0.0.1', token).does(auth.user)
  await guest.does(auth.forgotPassword, { body: { email } })
  const link = await tokenSentTo(email)
  await guest.does(auth.changePassword, { params: { token: link }, body: { password: NEW } })
  await guest.refused(auth.changePassword, { params: { token: link }, body: { password: NEW } })
  expectUnlogged(email, neptun, surname, PASSWORD, NEW, 'wrong password 1', token, link)
  expect(lines.some((line) => line.includes('/api/auth/change-password/:token'))).toBe(true)
})

test('a registration, its verification and what was taken log none either', async () => {
  const form = registerForm({ surname: 'Kanáriné' })
  await guest.does(registration.register, { body: form })
  const link = await tokenSentTo(form.email)
  await guest.does(registration.verifyEmail, {
    params: { accessToken: link },
    body: { password: form.password },
  })
  await guest.does(registration.register, { body: registerForm({ email: form.email }) })
  await guest.does(registration.register, { body: registerForm({ neptun: form.neptun }) })
  const { email } = form
  const invite = {
    role: 'MENTOR',
    surname: 'A',
    firstname: 'B',
    university: null,
    neptun: null,
    language: 'hu',
  } as const
  await as(gabor).refused(people.invite, { body: { ...invite, email } })
  expectUnlogged(form.email, form.neptun, form.surname, form.password, form.username, link)
})

test('a post office that names the address it refuses does not bring it into the log', async () => {
  const { email } = await enter({ email: 'kanari.cim@test.example' })
  office.refuse('recipient', 451, `<${email}>: no such mailbox`)
  await guest.does(auth.forgotPassword, { body: { email } })
  await until('the failure', () => lines.some((line) => line.includes('"level":50')))
  expectUnlogged(email)
})

test('a failure of the database is logged without the values it failed on', () => {
  const own: string[] = []
  const logged = openLog('error', { write: (line) => void own.push(line) })
  const err = Object.assign(new Error('duplicate key'), {
    detail: 'Key (email)=(kanari@test.example) already exists.',
    parameters: ['kanari@test.example'],
  })
  logged.error(
    { err, body: { password: 'kanari', token: 'kanari' }, headers: { authorization: 'kanari' } },
    'internal',
  )
  expect(own).toHaveLength(1)
  expect(own.join()).not.toContain('kanari')
})
