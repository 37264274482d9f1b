import { join } from 'node:path'
import { expect, test } from 'vitest'
import { childrenOf } from './peak.ts'
import { isReady, isRunning, spawnRajt } from './process.ts'
import { filledFolder, newFolder, start, withoutPeople } from './starting.ts'
import { until } from './until.ts'

const program = [join(import.meta.dirname, 'supervised.ts')]

const dying = 'process.send({ serves: true }); setTimeout(() => process.exit(7), 50)'

const serverOf = (supervisor: number | undefined) => {
  const [server] = childrenOf(supervisor ?? 0)
  if (!server) throw new Error('no server')
  return server
}

test('a server that dies is started again and says so in a line', async () => {
  const one = await start(await filledFolder('empty'), withoutPeople, program)
  const first = serverOf(one.child.pid)
  process.kill(first, 'SIGKILL')
  await until('it serves again', async () => !isRunning(first) && (await isReady(one)), 60_000)
  expect(one.output()).toContain('The server was ended by SIGKILL. It is started again in 0.2 s.')
})

test('a stop between two starts ends everything', async () => {
  const one = await spawnRajt(newFolder(), {}, [...program, '--eval', dying])
  await until('it waits for its third start', () => one.output().includes('again in 0.4 s'))
  one.child.kill('SIGTERM')
  expect(await one.ended).toBe(0)
})

test('what dies five times in ten minutes is given up, with its own code', { tags: 'long' }, async () => {
  const one = await spawnRajt(newFolder(), {}, [...program, '--eval', dying])
  expect(await one.ended).toBe(7)
  expect(one.output().match(/ended with code 7/g)).toHaveLength(5)
  expect(one.output()).toContain('5 times in ten minutes. Giving up')
})

test('a start that fails is not tried again', async () => {
  const one = await spawnRajt(newFolder(), { ...withoutPeople, PORT: 'no port' }, program)
  expect(await one.ended).toBe(1)
  expect(one.output()).not.toContain('started again')
})

test('a stop ends a server that is too busy to hear of it', { tags: 'long' }, async () => {
  const one = await start(await filledFolder('empty'), withoutPeople, program)
  const server = serverOf(one.child.pid)
  // A stopped process hears no more than one in an endless loop.
  process.kill(server, 'SIGSTOP')
  one.child.kill('SIGTERM')
  await one.ended
  expect(one.output()).toContain('did not stop within 1.5 s and is ended')
  await until('it is gone', () => !isRunning(server))
})

test('a server whose supervisor is gone stops', { tags: 'long' }, async () => {
  const one = await start(await filledFolder('empty'), withoutPeople, program)
  const server = serverOf(one.child.pid)
  one.child.kill('SIGKILL')
  await until('it is gone', () => !isRunning(server), 30_000)
})
