import { spawn } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isRunning, outcomeOf, postmaster, spawnRajt } from './process.ts'
import { filledFolder, newFolder, start, withoutPeople } from './starting.ts'
import { until } from './until.ts'

test('of several simultaneous starts on one folder one serves, and the others say why they do not', {
  tags: 'long',
}, async () => {
  const folder = newFolder()
  const starting = await Promise.all([1, 2, 3].map(() => spawnRajt(folder, withoutPeople)))
  const outcomes = await Promise.all(starting.map(outcomeOf))
  for (const { child } of starting) child.kill('SIGTERM')
  await Promise.all(starting.map(({ ended }) => ended))
  expect(outcomes.toSorted()).toEqual(['refused', 'refused', 'serves'])
})

test('a note of an old database whose number is now somebody else’s does that one no harm', {
  tags: 'long',
}, async () => {
  const folder = await filledFolder('empty')
  const innocent = spawn('sleep', ['600'], { stdio: 'ignore' })
  const first = await start(folder, withoutPeople)
  first.child.kill('SIGTERM')
  await first.ended
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${innocent.pid}\n${join(folder, 'postgres')}\n`)
  await start(folder, withoutPeople)
  const unharmed = isRunning(innocent.pid ?? 0)
  innocent.kill()
  expect(unharmed).toBe(true)
})

test('a database that does not start is told in its own words, and not tried for ever', {
  tags: 'long',
}, async () => {
  const folder = await filledFolder('empty')
  chmodSync(join(folder, 'postgres'), 0o755)
  const one = await spawnRajt(folder, withoutPeople)
  expect(await one.ended).toBe(1)
  expect(one.output()).toMatch(/The database does not start\. It said:\n.*invalid permissions/)
  expect(one.output()).not.toContain('.ts:')
})

test('a port that is taken is told in a sentence, and leaves no database behind', async () => {
  const { url } = await start(await filledFolder('empty'), withoutPeople)
  const folder = await filledFolder('empty')
  const second = await spawnRajt(folder, { ...withoutPeople, PORT: new URL(url).port })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('The port is taken.')
  expect(second.output()).not.toContain('.ts:')
  await until('its database ended', () => {
    const pid = postmaster(folder)
    return pid === null || !isRunning(pid)
  })
})

test('a stop does not wait for ever for somebody who never finishes what they send', {
  tags: 'long',
}, async () => {
  const { url, child, ended } = await start(await filledFolder('empty'), withoutPeople)
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
  const folder = await filledFolder('empty')
  const one = await start(folder, withoutPeople)
  const database = postmaster(folder) ?? 0
  for (let again = 0; again < 3; again++) {
    one.child.kill('SIGTERM')
    await sleep(20)
  }
  expect(await one.ended).toBe(0)
  expect([postmaster(folder), isRunning(database)]).toEqual([null, false])
})
