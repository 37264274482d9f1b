import { expect, test } from 'vitest'
import { minutes } from '#platform/server/clock.ts'
import { atOnce } from '#platform/server/limits.ts'
import { keyFor } from '#platform/server/secrets.ts'
import { examsOf } from '#testing/server/exams.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { exam } from '../calls.ts'
import { inTurn, sinceOf, ticketOf } from './line.ts'

const { as, db, clock, enter, settings } = await buildTestRajt()
const { moduleAt, begin, show } = await examsOf({ as, db })

const start = (student: Person, ticket?: string) =>
  as(student).call(exam.start, {
    body: { moduleId: moduleAt(1), platform: 'WEB', ...(ticket && { ticket }) },
  })

/** Others have all seats and all places of those who are held, while `work` runs. */
async function whileFull(work: () => Promise<void>): Promise<void> {
  // Whoever was told a place before has lost it.
  clock.pass(minutes(2))
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const others = Array.from({ length: atOnce.examStarts.most + atOnce.heldExamStarts.most }, (_, n) =>
    inTurn(
      { db, settings, now: clock.now(), actor: { id: idOf(`other ${n}`) }, body: {} } as never,
      () => ended,
    ),
  )
  await work().finally(end)
  await Promise.all(others)
}

const isWaiting = (place: number) => ({
  status: 503,
  headers: { 'retry-after': expect.any(String) },
  body: { code: 'busy', detail: { place, ticket: expect.any(String) } },
})

test('who comes to a full hall is told a place, keeps it, and begins when it is their turn', async () => {
  const [first, second] = [await enter(), await enter()]
  let ticket = ''
  await whileFull(async () => {
    const place = atOnce.heldExamStarts.most + 1
    const told = await start(first)
    expect(told).toMatchObject(isWaiting(place))
    expect(await start(second)).toMatchObject(isWaiting(place + 1))
    ticket = (told.body as { detail?: { ticket?: string } }).detail?.ticket ?? ''
    expect(await start(first, ticket)).toMatchObject(isWaiting(place))
    expect(
      await db.selectFrom('exam_attempt').select('id').where('account_id', '=', first.id).execute(),
    ).toEqual([])
  })
  clock.pass(minutes(1))
  const began = clock.now().getTime()
  expect(await start(first, ticket)).toMatchObject({ status: 200 })
  const attempt = await show(first, await begin(first))
  expect(Date.parse(attempt.startedAt)).toBe(began)
})

test('who has begun does not wait to go on', async () => {
  const student = await enter()
  const id = await begin(student)
  await whileFull(async () => {
    const { status, body } = await start(student)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { redirectUrl: expect.stringContaining(id) },
    })
  })
})

test('a ticket holds for its owner, as it was given, while it is shown in time', () => {
  const key = keyFor('place in a line', settings.SECRET)
  const ticket = ticketOf(key, 'owner', { since: 5, until: 10 })
  expect(sinceOf(key, 'owner', { ticket, now: 10 })).toBe(5)
  expect(sinceOf(key, 'owner', { ticket, now: 11 })).toBeNull()
  expect(sinceOf(key, 'somebody else', { ticket, now: 10 })).toBeNull()
  const earlier = ticket.replace('5.', '1.')
  expect(sinceOf(key, 'owner', { ticket: earlier, now: 10 })).toBeNull()
  for (const made of ['', 'x', '1', '1.x', '1.99'])
    expect(sinceOf(key, 'owner', { ticket: made, now: 10 })).toBeNull()
})
