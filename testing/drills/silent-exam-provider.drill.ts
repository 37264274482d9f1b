import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { ask, type Process, query, startRajt } from '#testing/server/process.ts'

/** Milliseconds the provider says nothing, and the longest that anybody else may wait meanwhile. */
const SILENCE = 60_000
const LONGEST = 1_000
const JOB_STARTS_WITHIN = 5_000
const STUDENTS = 60
/** Between one student's first start and the next one's: it is the silence that is tried here, not a rush. */
const APART = 100

const folder = mkdtempSync(join(tmpdir(), 'rajt-silent-'))
const sockets = new Set<Socket>()
/** Takes connections and never says a word. */
const provider = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
let rajt: Process
let tokens: string[]

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo
  rajt = await startRajt(folder, {
    EXAM_PROVIDER_URL: `http://127.0.0.1:${port}`,
    EXAM_PROVIDER_KEY: 'a key that this provider alone holds',
  })
  const students = await query<{ email: string }>(
    folder,
    `select a.email from account a join onboarding o on o.account_id = a.id
     where a.role = 'STUDENT' and a.personality is not null order by a.email limit $1`,
    [STUDENTS],
  )
  tokens = []
  for (const { email } of students) {
    const body = { email, password: 'Rajt2026' }
    tokens.push((await ask(rajt, auth.login, { body })).body.token)
  }
})
afterAll(async () => {
  rajt.child.kill('SIGTERM')
  await rajt.ended
  for (const socket of sockets) socket.destroy()
  provider.close()
  rmSync(folder, { recursive: true, force: true })
})

test('while sixty students wait for a silent exam provider, others wait less than a second and due jobs start', async () => {
  const until = performance.now() + SILENCE
  const refusals = new Map<number, number>()
  const starting = tokens.map((token, i) =>
    sleep(i * APART).then(() => startAgainAndAgain(token, until, refusals)),
  )
  const waits = await readAgainAndAgain(tokens[0] ?? '', until)
  const jobs = await query<{ late: number }>(
    folder,
    `select coalesce(max(extract(epoch from now() - run_at)), 0)::int as late
     from graphile_worker.jobs where run_at < now() - interval '5 seconds' and locked_at is null`,
  )
  await Promise.all(starting)
  const sorted = waits.toSorted((a, b) => a - b)
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
  process.stdout.write(
    `${waits.length} reads beside ${STUDENTS} waiting starts: median ${Math.round(median)} ms, longest ${Math.round(longest)} ms; starts answered ${JSON.stringify([...refusals])}\n`,
  )
  expect([...refusals.keys()]).toEqual([503])
  expect(longest).toBeLessThan(LONGEST)
  expect((jobs[0]?.late ?? 0) * 1000).toBeLessThanOrEqual(JOB_STARTS_WITHIN)
  const left = await query(folder, 'select id from exam_attempt where awaits_provider')
  expect(left).toEqual([])
})

async function startAgainAndAgain(token: string, until: number, refusals: Map<number, number>) {
  const { body } = await ask(rajt, course.progress, { token })
  const open = body.currentProgress?.moduleProgresses.find((one) => one.exam.can.start && !one.exam.open)
  while (open && performance.now() < until) {
    const body = { moduleId: open.module, platform: 'WEB' }
    const { status } = await ask(rajt, exam.start, { token, body })
    refusals.set(status, (refusals.get(status) ?? 0) + 1)
  }
}

async function readAgainAndAgain(token: string, until: number): Promise<number[]> {
  const waits: number[] = []
  while (performance.now() < until) {
    const from = performance.now()
    expect((await ask(rajt, course.progress, { token })).status).toBe(200)
    waits.push(performance.now() - from)
    await sleep(50)
  }
  return waits
}
