import { beforeEach, describe, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { remark } from '#course/remark/calls.ts'
import { nameChange } from '#people/name-change/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { days, later, minutes } from '#platform/server/clock.ts'
import { anna, emese, ferenc, gabor, hanna } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { csvFile, importsOf, mentorLines } from '#testing/server/importing.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { rescuingOf } from '#testing/server/rescuing.ts'
import { type QueueKind, today } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter } = rajt
const { fail } = await examsOf(rajt)
const { previewed } = importsOf(rajt)

const queues = async (who: Person) => (await as(who).does(today.queues)).queues
const kinds = async (who: Person) => (await queues(who)).map(({ kind }) => kind)
const queue = async (who: Person, kind: QueueKind) =>
  (await queues(who)).find((one) => one.kind === kind) ?? null
const waiting = async (who: Person, kind: QueueKind) => (await queue(who, kind))?.waiting ?? 0

const accept = (who: Person, { id }: Person) =>
  db
    .selectFrom('registration')
    .select('id')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
    .then((row) => as(who).does(registration.accept, { params: { id: row.id } }))

test('is nobody’s but of staff', async () => {
  for (const who of [anna, hanna])
    expect(await as(who).refused(today.queues)).toMatchObject({ code: 'not-allowed' })
})

describe('registrations', () => {
  test('wait for the office and for the coordinator of their university, and for no other', async () => {
    expect(await waiting(gabor, 'registrations')).toBe(2)
    expect(await waiting(emese, 'registrations')).toBe(1)
    expect(await waiting(ferenc, 'registrations')).toBe(1)
    await enter({ standing: 'WAITING', university: 'bme' })
    expect(await waiting(ferenc, 'registrations')).toBe(2)
    expect(await waiting(emese, 'registrations')).toBe(1)
  })

  test('are told by age against the promise', async () => {
    const before = (await queue(emese, 'registrations'))?.promised
    const longAgo = later(clock.now(), -days(3_000))
    const elsewhere = await queue(ferenc, 'registrations')
    const { id } = await enter({ standing: 'WAITING', university: 'szte' })
    await db.updateTable('registration').set({ since: longAgo }).where('account_id', '=', id).execute()
    const own = await queue(emese, 'registrations')
    expect(own).toMatchObject({
      oldest: longAgo.toISOString(),
      promised: { days: 8, over: (before?.over ?? 0) + 1 },
    })
    expect(own?.promised?.ages.at(-1)).toBe((before?.ages.at(-1) ?? 0) + 1)
    expect(await queue(ferenc, 'registrations')).toEqual(elsewhere)
  })

  test('are no queue once all of them are decided', async () => {
    const lonely = await enter({ role: 'UNIVERSITY', university: 'pte' })
    const student = await enter({ standing: 'WAITING', university: 'pte' })
    expect(await kinds(lonely)).toEqual(['registrations'])
    await accept(lonely, student)
    expect(await queues(lonely)).toEqual([])
  })
})

test('name changes wait for the office and the own university', async () => {
  const student = await enter({ university: 'szte' })
  const body = { surname: 'Kovács-Szabó', firstname: 'Lili', reason: 'Férjhez mentem.' }
  const { _id } = await as(student).does(nameChange.ask, { body })
  expect(await queue(emese, 'names')).toMatchObject({ waiting: 1, promised: null })
  expect(await queue(gabor, 'names')).toMatchObject({ waiting: 1 })
  expect(await queue(ferenc, 'names')).toBeNull()
  await as(emese).does(nameChange.accept, { params: { id: _id } })
  expect(await queue(gabor, 'names')).toBeNull()
})

describe('remarks', () => {
  test('of the office alone are one queue, where reports of one question are one answer', async () => {
    const [lesson] = (await as(anna).does(course.progress)).lessons
    await as(anna).does(course.suggest, { body: { lesson: lesson?.id ?? '', comment: 'Több példát!' } })
    const first = await solved()
    await report(first, 1)
    expect(await queue(gabor, 'remarks')).toMatchObject({ waiting: 2, sameQuestion: null, effort: 180 })
    const question = await questionOf(first.attempt, 1)
    const second = await solved()
    await report(second, await drawnIn(second.attempt, question))
    expect(await queue(gabor, 'remarks')).toMatchObject({
      waiting: 3,
      sameQuestion: { prompt: question.prompt, reports: 2 },
      effort: 180,
    })
    expect(await queue(emese, 'remarks')).toBeNull()
  })

  test('that are answered wait no longer', async () => {
    const { remarks } = await as(gabor).does(remark.list, { body: { status: ['NEW'] } as never })
    for (const { _id } of remarks) await as(gabor).does(remark.finish, { params: { id: _id } })
    expect(await queue(gabor, 'remarks')).toBeNull()
  })

  async function solved() {
    const student = await enter()
    await fail(student)
    const { id } = await fail(student)
    return { student, attempt: id }
  }
  const report = ({ student, attempt }: { student: Person; attempt: string }, position: number) =>
    as(student).call(exam.report, { params: { id: attempt }, body: { position, comment: 'Két jó is van.' } })
  /** Where an attempt has the question: chance may not have drawn it, and then it takes the first place. */
  async function drawnIn(
    attempt: string,
    { question_id, option_order }: Awaited<ReturnType<typeof questionOf>>,
  ): Promise<number> {
    const own = db.selectFrom('exam_answer').select('position').where('attempt_id', '=', attempt)
    const drawn = await own.where('question_id', '=', question_id).executeTakeFirst()
    if (drawn) return drawn.position
    const first = db.updateTable('exam_answer').where('attempt_id', '=', attempt).where('position', '=', 1)
    await first.set({ question_id, option_order, choice: null }).execute()
    return 1
  }
  const questionOf = (attempt: string, position: number) =>
    db
      .selectFrom('exam_answer as x')
      .innerJoin('question as q', 'q.id', 'x.question_id')
      .innerJoin('question_text as t', (on) =>
        on.onRef('t.question_id', '=', 'q.id').on('t.language', '=', 'hu'),
      )
      .select(['x.question_id', 'x.option_order', 'q.module_id', 't.prompt'])
      .where('x.attempt_id', '=', attempt)
      .where('x.position', '=', position)
      .executeTakeFirstOrThrow()
})

test('one import that waits is told by its file, several by their number', async () => {
  const { _id } = await previewed(csvFile(mentorLines(3), 'students.csv'))
  const other = csvFile([...mentorLines(1), ['Név', '', 'nem cím']], 'mentors.csv')
  expect(await queue(gabor, 'imports')).toMatchObject({
    waiting: 1,
    file: { _id, name: 'students.csv', invited: 3, faulty: 0 },
  })
  await previewed(other)
  expect(await queue(gabor, 'imports')).toMatchObject({ waiting: 2, file: null })
  expect(await queue(emese, 'imports')).toBeNull()
})

test('mails wait once they were refused, and not while they are tried again', async () => {
  const { email } = await enter()
  const { id } = await db
    .insertInto('mail')
    .values({
      recipient: email,
      template: 'password-changed',
      language: 'hu',
      subject: 'Új jelszó',
      body_text: 'Új jelszó',
      body_html: 'Új jelszó',
      created_at: clock.now(),
      tries: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await queue(gabor, 'mails')).toBeNull()
  const refused = { refused_at: clock.now(), refusal: 550, body_text: null, body_html: null }
  await db.updateTable('mail').set(refused).where('id', '=', id).execute()
  expect(await queue(gabor, 'mails')).toMatchObject({ waiting: 1, oldest: clock.now().toISOString() })
  expect(await queue(emese, 'mails')).toBeNull()
})

test('exam questions wait from the day after their last one', async () => {
  const start = clock.now()
  clock.set(new Date('2027-08-31T21:30:00Z'))
  expect(await queue(gabor, 'questions')).toBeNull()
  clock.set(new Date('2027-08-31T22:30:00Z'))
  const found = await queue(gabor, 'questions')
  expect(found?.oldest).toBe('2027-08-31T22:00:00.000Z')
  expect(found?.waiting).toBeGreaterThan(0)
  clock.set(start)
})

describe('in a second semester', () => {
  const { begin, enter: enterSecond, propose, send } = rescuingOf(rajt)
  beforeEach(begin)

  test('team proposals that were begun wait until they are sent', async () => {
    for (let n = 0; n < 3; n++) await enterSecond()
    expect(await queue(gabor, 'rescue')).toBeNull()
    await propose()
    clock.pass(minutes(1))
    expect(await queue(gabor, 'rescue')).toMatchObject({ waiting: 1 })
    expect(await queue(emese, 'rescue')).toBeNull()
    await send()
    expect(await queue(gabor, 'rescue')).toBeNull()
  })

  test('registrations wait as before', async () => {
    expect(await kinds(emese)).toContain('registrations')
  })
})
