import { expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { days, later, seconds } from '#platform/server/clock.ts'
import { transact } from '#platform/server/transact.ts'
import { programme } from '#programme/programme/calls.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { tally, times } from '#testing/server/at-once.ts'
import { gabor } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { sendRequest } from './send.ts'

const rajt = await buildTestRajt()
const { db, clock, settings, mails, renew } = rajt
const { publish, applied, accept, apply, ownOf } = teamsOf(rajt)
const { enter } = await beginSecond(rajt)
const runClock = () => workersOf(rajt)['request-clock']({})

async function waiting() {
  const [owner, student] = [await enter(), await enter()]
  const project = await publish(owner)
  const sent = clock.now()
  const id = await applied(student, project)
  const at = async (time: number) => {
    clock.set(later(sent, time))
    for (const one of [owner, student]) await renew(one)
  }
  return { owner, student, project, id, at }
}
const subjects = async ({ email }: Person) => (await mails(email)).map(({ subject }) => subject)
const now = clock.now()
/** A fresh ten days for each test: the team deadline never cuts them short. */
const restart = () => clock.set(now)

test('ends without an answer when its time is over, to the second, and both sides are told', async () => {
  const { owner, student, at } = await waiting()
  await at(days(10) - seconds(1))
  await runClock()
  expect(await ownOf(student)).toMatchObject([{ status: 'PENDING' }])
  await at(days(10))
  await runClock()
  expect(await ownOf(student)).toMatchObject([
    { status: 'CLOSED', closedBy: 'expired', closedAt: clock.now().toISOString() },
  ])
  const ended = expect.stringContaining('letelt a válaszidő')
  expect((await subjects(owner)).at(-1)).toEqual(ended)
  expect(await subjects(student)).toEqual([ended])
  restart()
})

test('ends with the team deadline, also where the office moves it later on', async () => {
  const { student, at } = await waiting()
  const before = await currentSemester(db)
  await renew(gabor)
  const teamDeadline = later(clock.now(), days(3)).toISOString()
  await rajt.as(gabor).does(programme.change, { body: { teamDeadline } })
  expect(await ownOf(student)).toMatchObject([{ answerBy: teamDeadline }])
  await at(days(3))
  await runClock()
  expect(await ownOf(student)).toMatchObject([{ closedBy: 'expired' }])
  await db
    .updateTable('semester')
    .set({ team_deadline: before.team_deadline })
    .where('id', '=', before.id)
    .execute()
  restart()
})

test.each([
  [
    'at half of the shorter time, where that is to come',
    days(1),
    days(4),
    [days(2) - 1, days(2), days(3)],
    [0, 1, 1],
  ],
  ['at once, where half of the shorter time is past', days(4), days(5), [days(4), days(5) - 1], [1, 1]],
  ['not again, where both times are past', days(6.5), days(8), [days(7), days(8) - 1], [1, 1]],
])('is reminded of where the deadline comes nearer: %s', async (_, moved, deadline, looks, told) => {
  const { owner, at } = await waiting()
  const before = await currentSemester(db)
  const sent = clock.now()
  if (moved > days(5)) await at(days(5))
  await runClock()
  await at(moved)
  await renew(gabor)
  const teamDeadline = later(sent, deadline).toISOString()
  await rajt.as(gabor).does(programme.change, { body: { teamDeadline } })
  const counts: number[] = []
  for (const time of looks) {
    await at(time)
    await runClock()
    counts.push((await subjects(owner)).filter((one) => one.startsWith('A válaszodra vár')).length)
  }
  expect(counts).toEqual(told)
  await db
    .updateTable('semester')
    .set({ team_deadline: before.team_deadline })
    .where('id', '=', before.id)
    .execute()
  restart()
})

test('is not answered once its time is over, though the clock has not come by yet', async () => {
  const { owner, id, at } = await waiting()
  await at(days(10))
  expect(await accept(owner, id)).toMatchObject({
    status: 409,
    body: { code: 'application-not-pending', detail: { status: 'VOID', reason: 'expired' } },
  })
  await at(days(10) - 1)
  expect(await accept(owner, id)).toMatchObject({ status: 200 })
  restart()
})

test('may be sent again after it has expired', async () => {
  const { student, project, at } = await waiting()
  await at(days(10))
  await runClock()
  expect(await apply(student, project)).toMatchObject({ status: 200 })
  restart()
})

test('is reminded of at half time and two days before its end, each once, however often the job runs', async () => {
  const { owner, student, at } = await waiting()
  const reminders = async () => {
    await times(3, runClock)
    return (await subjects(owner)).filter((one) => one.startsWith('A válaszodra vár')).length
  }
  const told: number[] = []
  for (const time of [days(5) - 1, days(5), days(6), days(8) - 1, days(8), days(9)]) {
    await at(time)
    told.push(await reminders())
  }
  expect(told).toEqual([0, 1, 1, 1, 2, 2])
  expect(await subjects(student)).toEqual([])
  restart()
})

test('reminders of several requests to one person are one mail, and those that were missed are not made up for', async () => {
  const owner = await enter()
  const id = await publish(owner)
  const sent = clock.now()
  for (const student of [await enter(), await enter()]) await applied(student, id)
  clock.set(later(sent, days(9)))
  await runClock()
  expect((await subjects(owner)).slice(2)).toEqual(['2 kérés vár a válaszodra'])
  restart()
})

test('what nothing has looked at yet gets its place', async () => {
  const { owner, id } = await waiting()
  await db
    .updateTable('team_request')
    .set({ due_at: Number.NEGATIVE_INFINITY as never })
    .where('id', '=', id)
    .execute()
  await runClock()
  const { due_at } = await db
    .selectFrom('team_request')
    .select('due_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(due_at).toEqual(later(clock.now(), days(5)))
  expect(await subjects(owner)).toHaveLength(1)
})

test('more than one step holds end in one run', async () => {
  const owner = await enter()
  const project_id = await publish(owner)
  const students = await times(130, () => enter())
  const scope = { actor: { id: owner.id, role: 'STUDENT' as const }, now: clock.now(), settings }
  await transact(db, async (tx) => {
    const semester = await secondSemester(tx)
    for (const { id: person_id } of students)
      await sendRequest({ tx, ...scope }, semester, {
        kind: 'APPLICATION',
        project_id,
        person_id,
        motivation: 'Szeretném.',
      })
  })
  clock.pass(days(10))
  await times(2, runClock)
  const left = await db
    .selectFrom('team_request')
    .select('id')
    .where('project_id', '=', project_id)
    .where('status', '=', 'PENDING')
    .execute()
  expect(left).toEqual([])
  const lines = await db
    .selectFrom('audit')
    .select('subject_id')
    .where('act', '=', 'application-voided')
    .execute()
  expect(new Set(lines.map(({ subject_id }) => subject_id)).size).toBe(lines.length)
  restart()
})

test.each([0, 1, 2, 3, 4])('accepted while it expires, it is one of the two: round %i', async () => {
  const { owner, student, id, at } = await waiting()
  // The request was sent in time; its clock runs out while it is on its way.
  await at(days(10) - 1)
  const accepting = times(3, () => accept(owner, id))
  clock.pass(1)
  const [replies] = await Promise.all([accepting, times(3, runClock)])
  const [own] = await ownOf(student)
  const isIn = own?.status === 'ACCEPTED'
  expect(own).toMatchObject(isIn ? { status: 'ACCEPTED' } : { closedBy: 'expired' })
  expect(tally(replies)[isIn ? 409 : 200] ?? 0).toBe(0)
  expect((await subjects(student)).length).toBe(1)
  restart()
})
