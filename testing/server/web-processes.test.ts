import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { childrenOf } from './peak.ts'
import { addressOf, isReady, isRunning, type Process, query, readIfThere, spawnRajt } from './process.ts'
import { filledFolder, newFolder, start, withoutPeople } from './starting.ts'
import { databaseAt } from './template.ts'
import { until } from './until.ts'

const program = [join(import.meta.dirname, 'supervised.ts')]
const two = { ...withoutPeople, WEB_PROCESSES: '2' }

const processesOf = ({ child }: Process) => childrenOf(child.pid ?? 0).filter(isRunning)
/** Those whose settings can still be read: one may end after it was listed. */
const named = (one: Process) =>
  processesOf(one)
    .map((pid) => ({ pid, settings: readIfThere(`/proc/${pid}/environ`) }))
    .filter(({ settings }) => settings !== '')
const isBeside = ({ settings }: { settings: string }) => settings.includes('\0BESIDE=first')
const second = (one: Process) => named(one).find(isBeside)?.pid
const first = (one: Process) => named(one).find((each) => !isBeside(each))?.pid
const bothServe = (one: Process) =>
  until('both serve', async () => second(one) !== undefined && (await listeners(one)) === 2, 60_000)

/** How many listen at its port. */
async function listeners({ url }: Process): Promise<number> {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0')
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  return rows.filter((row) => row.includes(`0100007F:${port} 00000000:0000 0A`)).length
}

/** Asks on a connection of its own each time, until told to end; how often nobody answered since it was told to count. */
function asking(one: Process) {
  let isOver = false
  let unanswered = 0
  const asked = (async () => {
    for (; !isOver; await sleep(5)) {
      const reply = await fetch(`${one.url}/health/ready`, { headers: { connection: 'close' } }).catch(
        () => null,
      )
      if (!reply?.ok) unanswered++
    }
  })()
  return async () => {
    isOver = true
    await asked
    return unanswered
  }
}

test('of two processes that share a port one is killed: the other serves until it is replaced, no stranger shares the port, and a stop ends all', async () => {
  const one = await start(await filledFolder('empty'), two, program)
  await bothServe(one)
  const killed = second(one) ?? 0
  process.kill(killed, 'SIGKILL')
  await until('the port is left', async () => (await listeners(one)) === 1)
  const ended = asking(one)
  await bothServe(one)
  expect(await ended()).toBe(0)
  expect(one.output()).toContain('Web process 2 was ended by SIGKILL. It is started again in 0.2 s.')
  expect(one.output().match(/Ready in/g)).toHaveLength(1)

  const intruder = await spawnRajt(newFolder(), { ...two, PORT: new URL(one.url).port })
  expect(await intruder.ended).toBe(1)
  expect(intruder.output()).toContain('The port is taken.')

  const all = processesOf(one)
  one.child.kill('SIGTERM')
  expect(await one.ended).toBe(0)
  expect(all.filter(isRunning)).toEqual([])
})

test('with the process that holds the embedded database the others start anew', {
  tags: 'long',
}, async () => {
  const one = await start(await filledFolder('empty'), two, program)
  await bothServe(one)
  const before = processesOf(one)
  process.kill(first(one) ?? 0, 'SIGKILL')
  await until('others run', () => processesOf(one).every((pid) => !before.includes(pid)))
  await bothServe(one)
  expect(await isReady(one)).toBe(true)
})

test('on a database of its own the second process serves while the first is started again', {
  tags: 'long',
}, async () => {
  const folder = await filledFolder('empty')
  await start(folder, withoutPeople)
  await query(folder, 'create database shared')
  const own = { ...two, DATABASE_URL: databaseAt(addressOf(folder), 'shared') }
  const one = await start(newFolder(), own, program)
  await bothServe(one)
  const other = second(one)
  process.kill(first(one) ?? 0, 'SIGKILL')
  await until('the port is left', async () => (await listeners(one)) === 1)
  const ended = asking(one)
  await bothServe(one)
  expect(await ended()).toBe(0)
  expect(second(one)).toBe(other)
})
