import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import { profile } from '#people/profile/calls.ts'
import { pathOf } from '#testing/server/path-of.ts'
import { ask, type Process, postmaster, query, startRajt } from '#testing/server/process.ts'

const PEOPLE = 24
/** As long as a person would wait for a page: a connection's three seconds, then a statement's eleven. */
const LONGEST_ANSWER_MS = 16_000
const WELL_AGAIN_MS = 5_000

interface Person {
  id: string
  token: string
}

const folder = mkdtempSync(join(tmpdir(), 'rajt-frozen-'))
const people: Person[] = []
let rajt: Process
beforeAll(async () => {
  rajt = await startRajt(folder)
  const students = await query<{ id: string; email: string }>(
    folder,
    `select id, email from account join onboarding on account_id = id
     where role = 'STUDENT' and personality is not null order by email limit ${PEOPLE}`,
  )
  for (const { id, email } of students) {
    const { body } = await ask(rajt, auth.login, { body: { email, password: DEMO_PASSWORD } })
    people.push({ id, token: body.token })
  }
})
afterAll(async () => {
  rajt.child.kill('SIGTERM')
  await rajt.ended
  rmSync(folder, { recursive: true, force: true })
})

/** The postmaster and every process it has started. */
function serverProcesses(): number[] {
  const first = postmaster(folder) ?? 0
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [first, ...numbers.filter((pid) => parentOf(pid) === first).map(Number)]
}
function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.replace(/^.*\) /, '').split(' ')[1])
  } catch {
    return 0
  }
}

interface Answered {
  status: number
  retryAfter: string | null
  ms: number
  at: number
}

async function fetchAs(token: string, method: string, path: string, body?: object): Promise<Answered> {
  const from = performance.now()
  const response = await fetch(`${rajt.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  await response.arrayBuffer()
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, retryAfter, ms: performance.now() - from, at: Date.now() }
}

/** One for each round; nobody else's looks like it. */
const usernameOf = ({ id }: Person, n: number | string) => `uj.${n}.${id.slice(0, 8)}`

/** Reads, and writes in a transaction, one after the other. */
async function work(person: Person, isOver: () => boolean, answers: Answered[]): Promise<void> {
  for (let n = 0; !isOver(); n++) {
    const body = { username: usernameOf(person, n) }
    answers.push(await fetchAs(person.token, 'PUT', pathOf(profile.save, {}), body))
    answers.push(await fetchAs(person.token, 'GET', pathOf(course.progress, {})))
  }
}

// Around the times when a statement's, a rollback's and a third wait run out.
test.each([9_000, 12_500, 22_500, 30_000])(
  'a database that stands still for %i ms under load is a 503 meanwhile, and harms nobody afterwards',
  async (frozen) => {
    const answers: Answered[] = []
    let over = false
    const working = people.map((person) => work(person, () => over, answers))
    await sleep(2_000)
    const processes = serverProcesses()
    for (const pid of processes) process.kill(pid, 'SIGSTOP')
    const froze = Date.now()
    const live: number[] = []
    while (Date.now() < froze + frozen) {
      live.push((await fetch(`${rajt.url}/health/live`)).status)
      // New people come only at first: at the thaw the connections lie where their last owners left them.
      over = Date.now() > froze + frozen / 2
      await sleep(250)
    }
    for (const pid of processes) process.kill(pid, 'SIGCONT')
    await Promise.all(working)
    await sleep(WELL_AGAIN_MS / 2)
    const statusesOf = (some: Answered[]) => Object.groupBy(some, ({ status }) => status)
    const statuses = statusesOf(answers)
    expect(Object.keys(statuses).filter((status) => !['200', '503'].includes(status))).toEqual([])
    if (frozen > 12_000) expect(statuses[503]?.length).toBeGreaterThan(PEOPLE / 2)
    expect(statuses[503]?.filter(({ retryAfter }) => !retryAfter) ?? []).toEqual([])
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LONGEST_ANSWER_MS)
    expect(new Set(live)).toEqual(new Set([200]))

    const names = await Promise.all(
      people.map(async (person) => {
        const username = usernameOf(person, 'mentve')
        const { status } = await fetchAs(person.token, 'PUT', pathOf(profile.save, {}), { username })
        const [row] = await query<{ username: string }>(
          folder,
          'select username from account where id = $1',
          [person.id],
        )
        return { status, isStored: row?.username === username }
      }),
    )
    expect(names).toEqual(people.map(() => ({ status: 200, isStored: true })))
  },
)
