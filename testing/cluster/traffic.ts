import { setTimeout as sleep } from 'node:timers/promises'
import { news } from '#announcements/news/calls.ts'
import { course } from '#course/course/calls.ts'
import { student as students } from '#office/student/calls.ts'
import { programme } from '#programme/programme/calls.ts'
import { mentor } from '#teams/mentor/calls.ts'
import { project } from '#teams/project/calls.ts'
import { chanceFrom } from '#testing/server/chance.ts'
import type { Client } from '#testing/server/client.ts'
import { brokenRules } from '#testing/server/invariants.ts'
import { mentorFields } from '#testing/server/mentoring.ts'
import { type Heard, overHttp } from '#testing/server/over-http.ts'
import { type Person, person } from '#testing/server/people.ts'
import { addPeopleOfDemonstration, newStudents, officeOf, signedIn } from '#testing/server/real-people.ts'
import { actOf, worldOf } from '#testing/server/small-world.ts'
import { notAmong, REQUESTS, type RequestRow } from '#testing/server/team-kills.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { inCluster, query } from './patroni.ts'
import { answerNext, beginSittings, lostAnswers } from './sittings.ts'

/** What one request came to; status 0 where no answer came. */
export interface Outcome {
  call: string
  status: number
  ms: number
  /** Whether a refusal that passes says when to come again. */
  saysWhen: boolean
}

const SITTING = 20
const IN_TEAMS = 12
/** Of 100 requests; the others read. */
const SHARES = { answer: 35, team: 10, news: 5 }

/**
 * Requests of both semesters at a steady rate, whatever they are answered: exams, teams, news and lists. It keeps what was
 * acknowledged, and finds it again.
 */
export async function openTraffic(url: string, seed = 1) {
  const outcomes: Outcome[] = []
  const acknowledged: Heard[] = []
  const titles = new Map<string, 'acknowledged' | 'unknown'>()
  /** When each was acknowledged. */
  const moments = new Map<string, Date>()
  const plain = overHttp(
    () => ({ url }),
    (heard) => acknowledged.push(heard),
  )
  const as = (who: Person) => timed(plain(who), outcomes)
  const chance = chanceFrom(seed * 7919)
  const { office, sitters, teamed, mentors } = await enter(url, plain)
  const sittings = await beginSittings(plain, sitters)
  let world = await worldNow()
  let isRunning = false
  let running = Promise.resolve()
  const sent = new Set<Promise<void>>()

  return {
    outcomes,
    /** Sends that many requests a second until `stop`. */
    start(rate: number) {
      isRunning = true
      running = send(rate)
    },
    /** Resolves once everything that was sent has an answer, or none. */
    async stop() {
      isRunning = false
      await running
      await Promise.all(sent)
    },
    recount,
  }

  async function send(rate: number): Promise<void> {
    const from = performance.now()
    for (let n = 0; isRunning; n++) {
      const due = from + (n * 1_000) / rate
      await sleep(Math.max(0, due - performance.now()))
      const request = one().finally(() => sent.delete(request))
      sent.add(request)
    }
  }

  async function one(): Promise<void> {
    const n = chance.below(100)
    if (n < SHARES.answer) return answerOfAnyone()
    if (n < SHARES.answer + SHARES.team) return void (await actOf({ as }, world, chance).run())
    if (n < SHARES.answer + SHARES.team + SHARES.news) return announce()
    return read()
  }

  async function answerOfAnyone(): Promise<void> {
    const free = sittings.filter(({ isBusy }) => !isBusy)
    return free.length > 0 ? answerNext(as, chance.pick(free)) : read()
  }

  /** Nothing makes it one with another: it is there once, or not at all. */
  async function announce(): Promise<void> {
    const title = `Hír ${crypto.randomUUID()}`
    titles.set(title, 'unknown')
    const { status } = await as(office).call(news.add, {
      body: { title, text: 'Szöveg.', language: 'hu', roles: ['MENTOR'], universities: [], imageText: '' },
      files: { image: null },
    })
    if (status !== 200) return
    titles.set(title, 'acknowledged')
    moments.set(title, new Date())
  }

  async function read(): Promise<void> {
    const reads = [
      () => as(chance.pick(sitters)).call(course.progress),
      () => as(chance.pick(teamed)).call(project.find),
      () => as(office).call(students.list, { params: { role: 'office' }, body: {} }),
      () => as(chance.pick(sitters)).call(programme.context),
    ]
    await chance.pick(reads)()
  }

  async function worldNow() {
    return inCluster((db) => worldOf(db, { students: teamed, mentors, office }))
  }

  /** In words what is not as it was acknowledged, and which rules the data break. Later acts know the world as it is now. */
  async function recount(): Promise<string[]> {
    const rows = await query<{ title: string; times: number }>(
      `select title, count(*)::int as times from news where title like 'Hír %' group by title`,
    )
    const times = new Map(rows.map((row) => [row.title, row.times]))
    const wrongNews = [...titles].filter(([title, state]) => {
      const found = times.get(title) ?? 0
      return state === 'acknowledged' ? found !== 1 : found > 1
    })
    const lostActs = notAmong(await query<RequestRow>(REQUESTS), acknowledged)
    const broken = await inCluster((_db, pool) => brokenRules(pool))
    world = await worldNow()
    return [
      ...wrongNews.map(
        ([title, state]) =>
          `${title}: ${state} ${moments.get(title)?.toISOString() ?? ''}, there ${times.get(title) ?? 0} times`,
      ),
      ...lostActs.map(({ row, params }) => `${row.path} ${params.id ?? ''}`),
      ...(await lostAnswers(plain, sittings)),
      ...broken.map((rule) => JSON.stringify(rule)),
    ]
  }
}

export type Traffic = Awaited<ReturnType<typeof openTraffic>>

async function enter(url: string, as: (who: Person) => Client) {
  const newcomers = newStudents(SITTING + IN_TEAMS)
  const mentorsToBe = [1, 2, 3].map((n) => person(`realmentor${n}`, { role: 'MENTOR' }))
  await inCluster(async (db) => {
    await addPeopleOfDemonstration(db, [...newcomers, ...mentorsToBe])
    // Nobody's time is over before the drill.
    await db.updateTable('semester').set({ exam_minutes: 180 }).where('is_current', '=', true).execute()
  })
  const [people, mentors] = [await signedIn({ url }, newcomers), await signedIn({ url }, mentorsToBe)]
  const [sitters, teamed] = [people.slice(0, SITTING), people.slice(SITTING)]
  for (const one of mentors) await as(one).does(mentor.save, { body: mentorFields })
  for (const one of teamed.slice(0, 4)) await teamsOf({ as }).publish(one)
  return { office: await officeOf({ url }), sitters, teamed, mentors }
}

/** The same client, which notes what each request came to. */
function timed(client: Client, outcomes: Outcome[]): Client {
  const call: Client['call'] = async (row, ...sent) => {
    const from = performance.now()
    const reply = await client.call(row, ...sent)
    outcomes.push({
      call: `${row.method} ${row.path}`,
      status: reply.status,
      ms: performance.now() - from,
      saysWhen: 'retry-after' in reply.headers,
    })
    return reply
  }
  return { ...client, call }
}
