import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import { hostilePdfs } from '#testing/server/hostile-pdfs.ts'
import { hostilePictures } from '#testing/server/hostile-pictures.ts'
import { hostileTables } from '#testing/server/hostile-tables.ts'
import { hostileTexts } from '#testing/server/hostile-texts.ts'
import { measured } from '#testing/server/peak.ts'
import { ask, type Process, query, startRajt } from '#testing/server/process.ts'

const MEGABYTES = 1024 * 1024
const MINUTES = 60_000
/** Milliseconds between two requests of the neighbour, and the most that one of them may take. */
const PACE = 50
const NEIGHBOUR = 300

const folder = mkdtempSync(join(tmpdir(), 'rajt-hostile-files-'))
let rajt: Process
const tokens: Record<string, string> = {}

beforeAll(async () => {
  rajt = await startRajt(folder)
  for (const who of ['student', 'finisher', 'office']) {
    const body = { email: `${who}@rajt.example`, password: DEMO_PASSWORD }
    tokens[who] = (await ask(rajt, auth.login, { body })).body.token
  }
  const fields = { method: 'POST', headers: { authorization: `Bearer ${tokens.finisher}` } }
  await fetch(`${rajt.url}/api/one-pager/onboard`, fields)
})
afterAll(async () => {
  rajt.child.kill('SIGTERM')
  await rajt.ended
  rmSync(folder, { recursive: true, force: true })
})

const tell = (line: string) => process.stdout.write(`  ${line}\n`)

interface Sent {
  who: string
  path: string
  fields?: Record<string, string>
  file?: { field: string; bytes: Uint8Array; name: string }
}

async function send({ who, path, fields = {}, file }: Sent): Promise<{ status: number; code: string }> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file) body.append(file.field, new Blob([new Uint8Array(file.bytes)]), file.name)
  const headers = { authorization: `Bearer ${tokens[who]}` }
  const response = await fetch(`${rajt.url}/api${path}`, { method: 'POST', headers, body })
  const { code = 'taken' } = (await response.json()) as { code?: string }
  return { status: response.status, code }
}

/** Does something while a student reads their progress again and again; answers the longest of these reads. */
async function besideNeighbour<T>(work: () => Promise<T>): Promise<{ result: T; longest: number }> {
  let isOver = false
  let longest = 0
  const neighbour = (async () => {
    while (!isOver) {
      const from = performance.now()
      expect((await ask(rajt, course.progress, { token: tokens.student })).status).toBe(200)
      longest = Math.max(longest, performance.now() - from)
      await sleep(PACE)
    }
  })()
  try {
    return { result: await work(), longest }
  } finally {
    isOver = true
    await neighbour
  }
}

/** Sends each; every one has an outcome of its own, within its memory, while the neighbour goes on. */
async function sendAll(
  kind: string,
  sent: readonly [name: string, make: () => Promise<Sent>][],
  most: number,
) {
  const codes: Record<string, number> = {}
  let slowest = { name: '', ms: 0 }
  const { longest } = await besideNeighbour(async () => {
    for (const [name, make] of sent) {
      const one = await make()
      // Every file finds a student who has not handed in yet, and limits that nobody has spent.
      await query(folder, 'delete from one_pager')
      await query(folder, 'truncate throttle')
      const { result, ms, grown } = await measured(rajt.child.pid ?? 0, () => send(one))
      expect([200, 400, 413], name).toContain(result.status)
      expect(grown(), name).toBeLessThan(most)
      codes[result.code] = (codes[result.code] ?? 0) + 1
      if (ms > slowest.ms) slowest = { name, ms }
    }
  })
  tell(
    `${kind}: ${sent.length} files, the slowest ${Math.round(slowest.ms)} ms (${slowest.name}), the neighbour's longest wait ${Math.round(longest)} ms, ${JSON.stringify(codes)}`,
  )
  expect(longest).toBeLessThan(NEIGHBOUR)
}

test('hostile PDFs', { timeout: 10 * MINUTES }, async () => {
  const sent = hostilePdfs.map(([name, make]): [string, () => Promise<Sent>] => [
    name,
    async () => ({
      who: 'finisher',
      path: '/one-pager',
      fields: { type: 'OWN', corporateProblemId: '' },
      file: { field: 'file', bytes: make(), name: 'one-pager.pdf' },
    }),
  ])
  await sendAll('PDF', sent, 600 * MEGABYTES)
})

test('hostile tables', { timeout: 10 * MINUTES }, async () => {
  const sent = hostileTables.map(([name, make, type]): [string, () => Promise<Sent>] => [
    name,
    async () => ({
      who: 'office',
      path: '/imports',
      fields: { role: 'STUDENT' },
      file: {
        field: 'file',
        bytes: Buffer.from((await make()) as Buffer),
        name: `list.${type === 'text/csv' ? 'csv' : 'xlsx'}`,
      },
    }),
  ])
  await sendAll('table', sent, 600 * MEGABYTES)
})

test('hostile pictures', { timeout: 10 * MINUTES }, async () => {
  const sent = hostilePictures.map(([name, make]): [string, () => Promise<Sent>] => [
    name,
    async () => ({
      who: 'student',
      path: '/auth/change-picture/',
      file: { field: 'file', bytes: await make(), name: 'picture' },
    }),
  ])
  await sendAll('picture', sent, 900 * MEGABYTES)
})

test('hostile texts', { timeout: 10 * MINUTES }, async () => {
  const sent = hostileTexts.map(([name, text]): [string, () => Promise<Sent>] => [
    name,
    async () => ({
      who: 'office',
      path: '/news',
      fields: { title: 'Hír', text, language: 'hu', roles: 'STUDENT' },
    }),
  ])
  await sendAll('text', sent, 400 * MEGABYTES)
})
