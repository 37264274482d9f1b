import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import { programme } from '#programme/programme/calls.ts'
import { copyFilled } from './filled-folders.ts'
import {
  ask,
  isReady,
  isRunning,
  type Process,
  postmaster,
  query,
  spawnRajt,
  startRajt,
  untilServes,
} from './process.ts'
import { until } from './until.ts'

const folder = mkdtempSync(join(tmpdir(), 'rajt-crash-'))
const students = ['student', 'owner', 'member']
const tokens: string[] = []
let rajt: Process

beforeAll(async () => {
  await copyFilled('semester-1', folder)
  rajt = await startRajt(folder)
  for (const name of students) tokens.push(await signIn(name))
})
afterAll(async () => {
  rajt.child.kill('SIGTERM')
  await rajt.ended
  rmSync(folder, { recursive: true, force: true })
})

async function signIn(name: string): Promise<string> {
  const body = { email: `${name}@rajt.example`, password: DEMO_PASSWORD }
  return (await ask(rajt, auth.login, { body })).body.token
}
describe('the database killed under a running platform', () => {
  test('is back by itself, twice; meanwhile requests answer 503', { timeout: 120_000 }, async () => {
    const { pid } = rajt.child
    const statuses = new Set<number>()
    let over = false
    const asking = Array.from({ length: 6 }, async () => {
      while (!over) statuses.add((await ask(rajt, course.progress, { token: tokens[0] ?? '' })).status)
    })
    for (let round = 0; round < 2; round++) {
      const old = postmaster(folder) ?? 0
      process.kill(old, 'SIGKILL')
      await until('another database runs', () => (postmaster(folder) ?? old) !== old)
      await untilServes(rajt)
      await sleep(300)
    }
    over = true
    await Promise.all(asking)
    expect([...statuses].toSorted()).toEqual([200, 503])
    expect(rajt.child.pid).toBe(pid)
    expect(rajt.child.exitCode).toBeNull()
  })

  test('what it told before is heard again: an account that is disabled is out at once', async () => {
    const token = await signIn('mentor')
    expect((await ask(rajt, auth.user, { token })).status).toBe(200)
    await query(folder, "update account set disabled_at = now() where email = 'mentor@rajt.example'")
    await until(
      'the mentor is out',
      async () => (await ask(rajt, auth.user, { token })).status === 401,
      5_000,
    )
    await query(folder, "update account set disabled_at = null where email = 'mentor@rajt.example'")
  })

  test('jobs go on', async () => {
    await ask(rajt, auth.forgotPassword, { body: { email: 'office@rajt.example' } })
    await until('no mail waits in the queue', async () => {
      const waiting = await query(
        folder,
        "select 1 from graphile_worker.jobs where task_identifier = 'send-mail'",
      )
      return waiting.length === 0
    })
  })
})

test('a second start on the same folder is refused, and says why', async () => {
  const second = await spawnRajt(folder)
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Another Rajt is running on ${folder}`)
  expect(await isReady(rajt)).toBe(true)
})

describe('stopped', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'by %s it ends cleanly, and leaves no database behind',
    async (signal) => {
      const database = postmaster(folder) ?? 0
      const answering = Array.from({ length: 10 }, () => ask(rajt, programme.context, {}))
      await sleep(5)
      const asked = Date.now()
      rajt.child.kill(signal)
      expect(await rajt.ended).toBe(0)
      expect(Date.now() - asked).toBeLessThan(10_000)
      for (const { status } of await Promise.all(answering)) expect([0, 200, 503]).toContain(status)
      expect(isRunning(database)).toBe(false)
      expect(postmaster(folder)).toBeNull()
      rajt = await startRajt(folder)
    },
  )

  test('what was stored is there after the next start, and nothing twice', async () => {
    const token = tokens[0] ?? ''
    const countPeople = () => query<{ n: string }>(folder, 'select count(*) as n from account')
    const before = await countPeople()
    const { user } = (await ask(rajt, auth.user, { token })).body
    rajt.child.kill('SIGTERM')
    await rajt.ended
    rajt = await startRajt(folder)
    expect((await ask(rajt, auth.user, { token })).body.user).toEqual(user)
    expect(await countPeople()).toEqual(before)
  })
})
