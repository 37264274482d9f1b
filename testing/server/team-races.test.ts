import { expect, test } from 'vitest'
import { limits } from '#platform/contract/parts.ts'
import { application } from '#teams/request/application-calls.ts'
import { type AnyReply, tally, times } from './at-once.ts'
import { mentoringOf } from './mentoring.ts'
import { buildTestRajt } from './rajt.ts'
import { beginSecond } from './second-semester.ts'
import { teamWorldsOf } from './team-worlds.ts'
import { teamsOf } from './teams.ts'

const rajt = await buildTestRajt()
const { as } = rajt
const second = await beginSecond(rajt)
const { enter } = second
const { publish, applied, accept, ownOf } = teamsOf(rajt)
const { mentor, ask, asked, accept: takes, decline, places, sentBy } = mentoringOf(rajt)

const codesOf = (replies: AnyReply[]) =>
  [...new Set(replies.map(({ body }) => (body as { code?: string }).code ?? 'ok'))].toSorted()

test('ten applications accepted at once take the two seats there are', async () => {
  const owner = await enter()
  const id = await publish(owner)
  const sent = await times(10, async () => applied(await enter(), id))
  const replies = await times(10, (n) => accept(owner, sent[n] ?? ''))
  expect(tally(replies)).toEqual({ 200: 2, 409: 8 })
  expect(codesOf(replies)).toEqual(['application-not-pending', 'ok'])
})

test('a student accepted by ten owners at once is in one team, and told so by the others', async () => {
  const student = await enter()
  const owners = await times(10, () => enter())
  const sent = await times(10, async (n) => {
    const owner = owners[n] ?? student
    return applied(student, await publish(owner))
  })
  const replies = await times(10, (n) => accept(owners[n] ?? student, sent[n] ?? ''))
  expect(tally(replies)).toEqual({ 200: 1, 409: 9 })
  const standings = (await ownOf(student)).map(({ status, closedBy }) => closedBy ?? status)
  expect(Object.fromEntries(Map.groupBy(standings, (one) => one).entries())).toMatchObject({
    ACCEPTED: expect.objectContaining({ length: 1 }),
    'joined-another-team': expect.objectContaining({ length: 9 }),
  })
})

test('the same application sent as often at once as somebody may upload is one', async () => {
  const id = await publish(await enter())
  const student = await enter()
  const replies = await times(limits.uploadsAtOnce, () =>
    as(student).call(application.apply, {
      params: { id },
      body: { motivation: 'Egyszer.' },
      files: { cv: null },
    }),
  )
  expect(tally(replies)).toEqual({ 200: limits.uploadsAtOnce })
  expect(new Set(replies.map(({ body }) => (body as { _id: string })._id)).size).toBe(1)
})

test('ten projects that a mentor with one place accepts at once: one has them', async () => {
  const one = await mentor()
  await places(one, 1)
  const owners = await times(10, () => enter())
  const sent = await times(10, async (n) => {
    const owner = owners[n] ?? one
    await publish(owner)
    return asked(owner, one)
  })
  const replies = await times(10, (n) => takes(one, sent[n] ?? ''))
  expect(tally(replies)).toEqual({ 200: 1, 409: 9 })
  expect(codesOf(replies)).toEqual(['mentor-application-not-pending', 'ok'])
})

test('a project that five mentors accept at once has one of them, and the others are told', async () => {
  const owner = await enter()
  await publish(owner)
  const mentors = await times(5, () => mentor())
  const sent = await Promise.all(mentors.map((one) => asked(owner, one)))
  const replies = await times(5, (n) => takes(mentors[n] ?? owner, sent[n] ?? ''))
  expect(tally(replies)).toEqual({ 200: 1, 409: 4 })
  expect(codesOf(replies)).toEqual(['ok', 'project-has-mentor'])
})

test('an application that is accepted and declined at once, while it is sent again, has one answer', async () => {
  for (let round = 0; round < 5; round++) {
    const [owner, one] = [await enter(), await mentor()]
    await publish(owner)
    const sent = await asked(owner, one)
    const [taken, declined, again] = await Promise.all([
      takes(one, sent),
      decline(one, sent),
      ask(owner, one, 'Más szöveg.'),
    ])
    expect([taken?.status, declined?.status].toSorted()).toEqual([200, 409])
    expect(again?.status).toBe(409)
    expect(await sentBy(owner)).toHaveLength(1)
  }
})

test.each(Array.from({ length: 12 }, (_, i) => 1 + i))(
  'fifty acts at once in a small world, over and over, break no rule: seed %i',
  teamWorldsOf(rajt, second),
)
