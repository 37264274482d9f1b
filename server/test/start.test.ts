import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import {
  addressOf,
  isRunning,
  outcomeOf,
  type Process,
  postmaster,
  query,
  spawnRajt,
  startRajt,
} from './process.ts'
import { databaseAt } from './template.ts'
import { until } from './until.ts'

const folders: string[] = []
const running: Process[] = []
afterEach(async () => {
  for (const { child } of running) child.kill('SIGTERM')
  await Promise.all(running.splice(0).map(({ ended }) => ended))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-start-'))
  folders.push(folder)
  return folder
}
async function start(folder: string, own: Record<string, string> = {}): Promise<Process> {
  const one = await startRajt(folder, own)
  running.push(one)
  return one
}

test('of several processes on one empty database one fills it, and all serve', async () => {
  const folder = newFolder()
  await start(folder)
  await query(folder, 'create database shared')
  const own = { DATABASE_URL: databaseAt(addressOf(folder), 'shared'), DEMO: 'off' }
  await Promise.all([start(newFolder(), own), start(newFolder(), own), start(newFolder(), own)])
})

describe('a first start', () => {
  test.each([150, 450, 1000, 2000])('killed after %i ms leaves a folder that starts', async (ms) => {
    const folder = newFolder()
    const first = await spawnRajt(folder)
    await sleep(ms)
    first.child.kill('SIGKILL')
    await first.ended
    await start(folder)
    const [{ people = 0, modules = 0 } = {}] = await query<{ people: number; modules: number }>(
      folder,
      'select (select count(*)::int from account) as people, (select count(*)::int from module) as modules',
    )
    expect([people > 400, modules]).toEqual([true, 8])
  })

  test('without the demonstration has the universities, nobody, and an invitation for the office', async () => {
    const folder = newFolder()
    await start(folder, { DEMO: 'off', FIRST_OFFICE_EMAIL: 'First@Office.example' })
    const accounts = await query(folder, 'select email, role, password_hash from account')
    expect(accounts).toEqual([{ email: 'first@office.example', role: 'OFFICE', password_hash: null }])
    expect(await query(folder, 'select template from mail')).toEqual([{ template: 'invitation' }])
    const content = `select (select count(*)::int from module) as modules, (select count(*)::int from personality_statement) as statements`
    expect(await query(folder, content)).toEqual([{ modules: 8, statements: 40 }])
  })

  test('of the second semester has a finished first one', async () => {
    const folder = newFolder()
    await start(folder, { DEMO: 'semester-2' })
    const semesters = await query(folder, 'select number, is_current from semester order by number')
    expect(semesters).toEqual([
      { number: 1, is_current: false },
      { number: 2, is_current: true },
    ])
  })
})

test('of several simultaneous starts on one folder one serves, and the others say why they do not', async () => {
  const folder = newFolder()
  for (let round = 0; round < 3; round++) {
    const starting = await Promise.all([spawnRajt(folder), spawnRajt(folder), spawnRajt(folder)])
    const outcomes = await Promise.all(starting.map(outcomeOf))
    for (const { child } of starting) child.kill('SIGTERM')
    await Promise.all(starting.map(({ ended }) => ended))
    expect(outcomes.toSorted()).toEqual(['refused', 'refused', 'serves'])
  }
})

test('a note of an old database whose number is now somebody else’s does that one no harm', async () => {
  const folder = newFolder()
  const innocent = spawn('sleep', ['600'], { stdio: 'ignore' })
  const first = await start(folder)
  running.pop()
  first.child.kill('SIGTERM')
  await first.ended
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${innocent.pid}\n${join(folder, 'postgres')}\n`)
  await start(folder)
  const unharmed = isRunning(innocent.pid ?? 0)
  innocent.kill()
  expect(unharmed).toBe(true)
})

test('settings that are wrong are refused by name, before anything starts', async () => {
  const folder = newFolder()
  const wrong = await spawnRajt(folder, { DEMO: 'semester-9', RATE_LIMIT: 'many' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toMatch(/DEMO[\s\S]*RATE_LIMIT/)
  expect(wrong.output()).not.toContain('.ts:')
  expect(postmaster(folder)).toBeNull()
})

test('a port that is taken is told in a sentence, and leaves no database behind', async () => {
  const { url } = await start(newFolder())
  const folder = newFolder()
  const second = await spawnRajt(folder, { PORT: new URL(url).port })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('The port is taken.')
  expect(second.output()).not.toContain('.ts:')
  await until('its database ended', () => {
    const pid = postmaster(folder)
    return pid === null || !isRunning(pid)
  })
})

test('a stop does not wait for ever for somebody who never finishes what they send', async () => {
  const { url, child, ended } = await start(newFolder())
  const phone = connect(Number(new URL(url).port), '127.0.0.1')
  phone.on('error', () => undefined)
  phone.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: rajt\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  )
  await sleep(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  phone.destroy()
})

test('a stop asked for again while it is under way is still a clean one', async () => {
  const folder = newFolder()
  const one = await start(folder)
  const database = postmaster(folder) ?? 0
  for (let again = 0; again < 3; again++) {
    one.child.kill('SIGTERM')
    await sleep(20)
  }
  expect(await one.ended).toBe(0)
  expect([postmaster(folder), isRunning(database)]).toEqual([null, false])
})
