import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { seconds as asSeconds, later } from '#platform/server/clock.ts'
import { programme } from '#programme/programme/calls.ts'
import { application } from '#teams/request/application-calls.ts'
import { type AnyReply, tally } from './at-once.ts'
import { brokenRules } from './invariants.ts'
import { pdf } from './one-pagers.ts'
import { overHttp } from './over-http.ts'
import type { Person } from './people.ts'
import { openPostOffice } from './post-office.ts'
import { query } from './process.ts'
import { addRealPeople, inDatabase, newStudents, officeOf, signedIn } from './real-people.ts'
import { filledFolder, start } from './starting.ts'
import { motivation, teamsOf } from './teams.ts'

interface LastMinute {
  students: number
  owners: number
  /** Until the deadline. */
  seconds: number
}

/** Students apply over HTTP until the team deadline has come, more and more of them, while owners accept. */
export async function lastMinute({ students, owners, seconds }: LastMinute): Promise<void> {
  const folder = await filledFolder('semester-2')
  const post = await openPostOffice()
  const rajt = await start(folder, { SMTP_URL: post.url })
  const as = overHttp(() => rajt)
  const newcomers = newStudents(students + owners)
  await addRealPeople(folder, newcomers)
  const people = await signedIn(rajt, newcomers)
  const [founders, applicants] = [people.slice(0, owners), people.slice(owners)]
  const projects: string[] = []
  for (const one of founders) projects.push(await teamsOf({ as }).publish(one))

  const deadline = later(new Date(), asSeconds(seconds))
  const body = { teamDeadline: deadline.toISOString() }
  const office = await officeOf(rajt)
  expect(await as(office).call(programme.change, { body })).toMatchObject({ status: 200 })

  const times: Record<'apply' | 'accept', number[]> = { apply: [], accept: [] }
  const timed = async (what: keyof typeof times, work: () => Promise<AnyReply>): Promise<AnyReply> => {
    const begun = performance.now()
    const reply = await work()
    times[what].push(performance.now() - begun)
    return reply
  }
  const applying = applicants.map(async (one, n) => {
    // Most of them at the end, some too late.
    await sleep(1_000 * (seconds + 1) * Math.sqrt((n + 1) / applicants.length))
    const params = { id: projects[n % projects.length] ?? '' }
    const sent = { params, body: { motivation }, files: { cv: pdf('Önéletrajz') } }
    return timed('apply', () => as(one).call(application.apply, sent))
  })
  const accepting = founders.map((one) => acceptUntil(one, later(deadline, asSeconds(1))))
  const replies = [await Promise.all(applying), (await Promise.all(accepting)).flat()] as const

  for (const [n, what] of (['apply', 'accept'] as const).entries())
    process.stdout.write(`${what}: ${said(times[what])}, ${JSON.stringify(codesOf(replies[n] ?? []))}\n`)
  expect([...replies.flat()].filter(({ status }) => status === 0 || status >= 500)).toEqual([])
  const [applied, accepted] = replies.map((all) => tally(all)[200] ?? 0)
  expect(Math.min(applied ?? 0, accepted ?? 0)).toBeGreaterThan(0)
  await expectNothingLate()
  await post.close()

  /** When most have applied, and others are about to. */
  async function acceptUntil(owner: Person, end: Date): Promise<AnyReply[]> {
    await sleep(1_000 * seconds * 0.7)
    const answers: AnyReply[] = []
    while (new Date() < end) {
      const { body } = await as(owner).call(application.received)
      const [first] = 'applications' in body ? body.applications : []
      const params = { id: first?._id ?? '' }
      if (first) answers.push(await timed('accept', () => as(owner).call(application.accept, { params })))
      else await sleep(300)
    }
    return answers
  }

  async function expectNothingLate(): Promise<void> {
    const late =
      'select id from team_request where sent_at >= $1 union all select account_id from seat where since >= $1'
    expect(await query(folder, late, [deadline])).toEqual([])
    expect(await inDatabase(folder, (_, pool) => brokenRules(pool))).toEqual([])
  }
}

/** How many were answered with what. */
const codesOf = (replies: readonly AnyReply[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ body }) => (body as { code?: string }).code ?? 'ok')].map(([code, all]) => [
      code,
      all.length,
    ]),
  )

function said(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return `${times.length} answers, half within ${at(0.5)} ms, p99 ${at(0.99)} ms`
}
