import { expect } from 'vitest'
import type { Call } from '#platform/contract/call.ts'
import { mentor } from '#teams/mentor/calls.ts'
import { application } from '#teams/request/application-calls.ts'
import { invitation } from '#teams/request/invitation-calls.ts'
import { mentorApplication } from '#teams/request/mentor-application-calls.ts'
import { chanceFrom } from './chance.ts'
import { brokenRules } from './invariants.ts'
import { killDatabase, killPlatform } from './kills.ts'
import { mentorFields } from './mentoring.ts'
import { type Heard, overHttp } from './over-http.ts'
import { person } from './people.ts'
import { openPostOffice } from './post-office.ts'
import { query } from './process.ts'
import { addRealPeople, inDatabase, newStudents, officeOf, signedIn } from './real-people.ts'
import { actOf, worldOf } from './small-world.ts'
import { filledFolder, start } from './starting.ts'
import { teamsOf } from './teams.ts'
import { until } from './until.ts'

const AT_ONCE = 50
/** The state that a request keeps for good once it was acknowledged. */
const endings = new Map<Call, string>([
  ...[application.accept, invitation.accept, mentorApplication.accept].map(
    (row) => [row, 'ACCEPTED'] as const,
  ),
  ...[application.reject, invitation.decline, mentorApplication.decline].map(
    (row) => [row, 'REJECTED'] as const,
  ),
  ...[application.revoke, invitation.withdraw, mentorApplication.revoke].map(
    (row) => [row, 'REVOKED'] as const,
  ),
])
const begins: readonly Call[] = [application.apply, invitation.invite, mentorApplication.apply]

/**
 * Fifty acts at once around teams and mentors, again and again, while the platform and its database are killed in turn:
 * what was acknowledged is there, nothing is half done, and every mail leaves.
 */
export async function teamUnderKills(kills: number, seed = 1): Promise<void> {
  const folder = await filledFolder('semester-2')
  const post = await openPostOffice()
  const begin = () => start(folder, { SMTP_URL: post.url })
  let rajt = await begin()
  const acknowledged: Heard[] = []
  const as = overHttp(
    () => rajt,
    (heard) => acknowledged.push(heard),
  )
  const chance = chanceFrom(seed * 7919)
  const mentorsToBe = [1, 2, 3].map((n) => person(`realmentor${n}`, { role: 'MENTOR' }))
  const newcomers = newStudents(10)
  await addRealPeople(folder, [...newcomers, ...mentorsToBe])
  const [students, mentors] = [await signedIn(rajt, newcomers), await signedIn(rajt, mentorsToBe)]
  for (const one of mentors) await as(one).does(mentor.save, { body: mentorFields })
  for (const one of students.slice(0, 3)) await teamsOf({ as }).publish(one)
  const office = await officeOf(rajt)

  for (let kill = 0; kill < kills; kill++) {
    const world = await inDatabase(folder, (db) => worldOf(db, { students, mentors, office }))
    const acts = Array.from({ length: AT_ONCE }, () => actOf({ as }, world, chance))
    let answered = 0
    const acting = acts.map(({ run }) => run().finally(() => answered++))
    const enough = 1 + chance.below(AT_ONCE - 10)
    await until('some are answered, and others are under way', () => answered >= enough, 60_000)
    if (kill % 2 === 0) {
      await killPlatform(rajt)
      await Promise.all(acting)
      rajt = await begin()
    } else {
      await killDatabase(folder, rajt)
      await Promise.all(acting)
    }
    expect({ kill, lost: await lostOf(folder, acknowledged) }).toEqual({ kill, lost: [] })
    expect({ kill, broken: await inDatabase(folder, (_, pool) => brokenRules(pool)) }).toEqual({
      kill,
      broken: [],
    })
  }
  await expectMails(folder, post)
  process.stdout.write(
    `${kills} kills, ${acknowledged.length} acts acknowledged, ${post.delivered.length} mails\n`,
  )
  await post.close()
}

const lostOf = async (folder: string, acknowledged: readonly Heard[]) =>
  notAmong(await query<RequestRow>(folder, REQUESTS), acknowledged)

export interface RequestRow {
  id: string
  status: string
}
export const REQUESTS = 'select id, status from team_request'

/** Acknowledged acts that these rows do not have. */
export function notAmong(rows: readonly RequestRow[], acknowledged: readonly Heard[]): Heard[] {
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]))
  return acknowledged.filter(({ row, params, body }) => {
    if (begins.includes(row)) return !statusOf.has(body._id ?? '')
    const ending = endings.get(row)
    return ending !== undefined && statusOf.get(params.id ?? '') !== ending
  })
}

/**
 * Every mail leaves. One that came twice, because the platform was killed before it heard the post office's
 * answer, has the same Message-ID.
 */
async function expectMails(folder: string, { delivered }: { delivered: readonly { headers: string[] }[] }) {
  const waiting = () => query(folder, 'select id from mail where sent_at is null and refused_at is null')
  await until('every mail is sent', async () => (await waiting()).length === 0, 60_000)
  const sent = await query(folder, 'select id from mail where sent_at is not null')
  const ids = delivered.map(({ headers }) => headers.find((line) => line.startsWith('Message-ID')))
  expect(new Set(ids).size).toBe(sent.length)
}
