import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import { copyFilled } from './filled-folders.ts'
import { openPostOffice } from './post-office.ts'
import { ask, outcomeOf, type Process, query, spawnRajt, startRajt } from './process.ts'
import { until } from './until.ts'

const post = await openPostOffice()
const folder = mkdtempSync(join(tmpdir(), 'rajt-exposed-'))
const demonstrated = join(folder, 'demonstrated')
const real = join(folder, 'real')
const nobodys = join(folder, 'nobodys')
const open = { PUBLIC_URL: 'https://rajt.example', SECRET: 's'.repeat(32), SMTP_URL: post.url }

const running: Process[] = []
async function stop(): Promise<void> {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGTERM')
    await ended
  }
}
afterEach(stop)
afterAll(async () => {
  await post.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(where: string, own: Record<string, string> = {}): Promise<Process> {
  const one = await startRajt(where, own)
  running.push(one)
  return one
}
/** The output of a start that ends by itself. */
async function refusalOf(where: string, own: Record<string, string>): Promise<string> {
  const one = await spawnRajt(where, own)
  running.push(one)
  // What wrongly serves would never end.
  expect(await outcomeOf(one)).not.toBe('serves')
  expect(await one.ended).toBe(1)
  expect(one.output()).not.toContain('.ts:')
  return one.output()
}
const mailbox = async ({ url }: Process) => (await fetch(`${url}/dev/mail`)).status
const signIn = async (rajt: Process) => {
  const body = { email: 'office@rajt.example', password: DEMO_PASSWORD }
  return (await ask(rajt, auth.login, { body })).status
}

test('a demonstration that others can reach is refused before anything is made', async () => {
  expect(await refusalOf(demonstrated, { PUBLIC_URL: 'https://rajt.example' })).toMatch(
    /DEMO=off.*SECRET.*SMTP_URL; see docs\/hardening\.md\.\n$/,
  )
  expect(await refusalOf(demonstrated, { ...open, SECRET: 'a', DEMO: 'off' })).toContain('SECRET')
  expect(await refusalOf(demonstrated, { HOST: '0.0.0.0' })).toContain('(HOST=0.0.0.0)')
  expect(existsSync(demonstrated)).toBe(false)
})

/** Of the staff, before anybody has changed it (decision Y5): a demonstration was filled at home. */
const required = 'select distinct second_factor_required as required from semester'

test('a database that the demonstration filled is never a real programme', { tags: 'long' }, async () => {
  await copyFilled('semester-1', demonstrated)
  const here = await start(demonstrated)
  expect([await mailbox(here), await signIn(here)]).toEqual([200, 200])
  await stop()
  for (const own of [{ DEMO: 'off' }, { ...open, DEMO: 'off', FIRST_OFFICE_EMAIL: 'first@office.example' }])
    expect(await refusalOf(demonstrated, own)).toContain('The demonstration filled this database')
})

test('a demonstration that was asked for by name serves others, without its mailbox', {
  tags: 'long',
}, async () => {
  const forced = await start(demonstrated, { ...open, DEMO: 'force' })
  expect([await mailbox(forced), await signIn(forced)]).toEqual([404, 200])
  expect(await query(demonstrated, required)).toEqual([{ required: false }])
  expect(forced.output()).toContain('Demonstration accounts')
  expect(forced.output()).not.toContain('/dev/mail')
})

test('a real programme has nobody but the office that was invited', async () => {
  const rajt = await start(real, { ...open, DEMO: 'off', FIRST_OFFICE_EMAIL: 'First@Office.example' })
  expect([await mailbox(rajt), await signIn(rajt)]).toEqual([404, 401])
  expect(rajt.output()).not.toContain('Demonstration accounts')
  await until('the invitation', () => post.delivered.some(({ to }) => to.includes('first@office.example')))
  const accounts = await query(real, 'select email, role, password_hash from account')
  expect(accounts).toEqual([{ email: 'first@office.example', role: 'OFFICE', password_hash: null }])
  expect(await query(real, required)).toEqual([{ required: true }])
  const content = `select (select count(*)::int from module) as modules, (select count(*)::int from personality_statement) as statements`
  expect(await query(real, content)).toEqual([{ modules: 8, statements: 40 }])
})

test('a start that others can reach and that nobody could ever enter is refused in one sentence, and makes nothing', {
  tags: 'long',
}, async () => {
  const refusal = await refusalOf(nobodys, { ...open, DEMO: 'off' })
  expect(refusal.trim()).toBe(
    'Others can reach this platform and nobody of the office has entered it, so it needs FIRST_OFFICE_EMAIL, the address of their first member; see docs/hardening.md.',
  )
  const home = await start(nobodys, { DEMO: 'off', FIRST_OFFICE_EMAIL: 'first@office.example' })
  expect(await query(nobodys, 'select email from account')).toEqual([{ email: 'first@office.example' }])
  expect(home.output()).toContain('first@office.example comes in here')
})

test('a real programme whose office has a member needs the first address no more', async () => {
  await start(real)
  await query(real, "update account set password_hash = 'x', username = 'first', is_admitted = true")
  await stop()
  await start(real, { ...open, DEMO: 'off' })
})

test('a real programme that is started at home shows no demonstration', async () => {
  const home = await start(real)
  expect([await mailbox(home), await signIn(home)]).toEqual([404, 401])
  expect(home.output()).not.toContain('Demonstration accounts')
  expect(await query(real, 'select filled_with from deployment')).toEqual([{ filled_with: 'course' }])
})
