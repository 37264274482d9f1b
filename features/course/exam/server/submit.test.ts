import { describe, expect, test } from 'vitest'
import { minutes, seconds } from '#platform/server/clock.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { examsOf } from '#testing/server/exams.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { ending, whileSemester } from '#testing/server/semester.ts'
import { exam } from '../calls.ts'
import { examClock, timeOutWorker } from './time-out.ts'

const rajt = await buildTestRajt()
const { as, db, enter, clock } = rajt
const tick = examClock({ db, clock })
const { begin, show, answer, answerAll, rightChoice, submit, pass, fail, moduleAt } = await examsOf(rajt)

describe('the receipt', () => {
  test('tells the points, whether it was enough, and what opened', async () => {
    const student = await enter()
    const id = await begin(student)
    await answerAll(student, id, true)
    clock.pass(minutes(7))
    const { status, receipt } = await submit(student, id)
    expect(status).toBe('SUBMITTED')
    expect(receipt).toMatchObject({
      number: id.slice(0, 8).toUpperCase(),
      points: 100,
      passed: true,
      passMarkPercent: 50,
      closedAt: clock.now().toISOString(),
      attemptsLeft: 1,
      opensModule: { id: moduleAt(2) },
    })
  })

  test('of an empty exam says 0 points, and nothing opens', async () => {
    const { receipt } = await fail(await enter())
    expect(receipt).toMatchObject({ points: 0, passed: false, attemptsLeft: 1, opensModule: null })
  })

  test('of the last failed attempt opens the next module', async () => {
    const student = await enter()
    await fail(student)
    const { receipt } = await fail(student)
    expect(receipt).toMatchObject({
      points: 0,
      passed: false,
      attemptsLeft: 0,
      opensModule: { id: moduleAt(2) },
    })
  })

  test('of the last module opens nothing', async () => {
    const student = await enter()
    for (let position = 1; position < 7; position++) await pass(student, position)
    expect((await pass(student, 7)).receipt).toMatchObject({ passed: true, opensModule: null })
  })

  test('after the end of the semester offers no other attempt', async () => {
    const student = await enter()
    const id = await begin(student)
    expect((await submit(student, id)).receipt).toMatchObject({ attemptsLeft: 1, ended: false })
    await whileSemester(rajt, ending(clock.now()), async () => {
      expect((await show(student, id)).receipt).toMatchObject({ attemptsLeft: 0, ended: true })
    })
  })

  test('of a failed exam names the lessons of the questions missed, and never a solution before the last attempt', async () => {
    const student = await enter()
    const failed = await fail(student)
    const missed = await db
      .selectFrom('exam_answer as x')
      .innerJoin('question as q', 'q.id', 'x.question_id')
      .innerJoin('lesson as l', 'l.id', 'q.lesson_id')
      .select(['l.id', 'l.position', 'q.points'])
      .where('x.attempt_id', '=', failed.id)
      .execute()
    const cost = (lesson: string) =>
      missed.filter(({ id }) => id === lesson).reduce((sum, { points }) => sum + points, 0)
    const byCost = missed
      .toSorted((a, b) => cost(b.id) - cost(a.id) || a.position - b.position)
      .map(({ id }) => id)
    expect(failed.receipt?.reread.map(({ id }) => id)).toEqual([...new Set(byCost)].slice(0, 3))
    for (const { title } of failed.receipt?.reread ?? []) expect(title).not.toBe('')
    for (const { solution } of failed.questions) expect(solution).toBeNull()
  })

  test('of a passed exam names no lesson, however much was missed', async () => {
    const student = await enter()
    const id = await begin(student)
    await answer(student, id, 1, await rightChoice(id, 1), 0)
    await whileSemester(rajt, { pass_mark_percent: 1 }, async () =>
      expect((await submit(student, id)).receipt).toMatchObject({ passed: true, reread: [] }),
    )
  })

  test('is the same when the exam is submitted again, and later', async () => {
    const student = await enter()
    const id = await begin(student)
    const { receipt } = await submit(student, id)
    clock.pass(minutes(1))
    expect((await submit(student, id)).receipt).toEqual(receipt)
    expect((await show(student, id)).receipt).toEqual(receipt)
  })
})

test('wrong answers earn nothing', async () => {
  const student = await enter()
  const id = await begin(student)
  await answerAll(student, id, false)
  expect((await submit(student, id)).receipt).toMatchObject({ points: 0 })
})

test('the pass mark is reached at, not above, its percent', async () => {
  const student = await enter()
  const id = await begin(student)
  const first = (await show(student, id)).questions[0]
  await answer(student, id, 1, await rightChoice(id, 1), 0)
  const total = (await show(student, id)).questions.reduce((sum, one) => sum + one.points, 0)
  const points = Math.round((100 * (first?.points ?? 0)) / total)
  await whileSemester(rajt, { pass_mark_percent: points }, async () =>
    expect((await submit(student, id)).receipt).toMatchObject({
      points,
      passed: true,
      passMarkPercent: points,
    }),
  )
})

describe('the last result counts', () => {
  test('even when it is the lower one', async () => {
    const student = await enter()
    await pass(student)
    await fail(student)
    const { id: semester } = await currentSemester(db)
    const { rows } = await rajt.pool.query('select points, passed from module_progress($1, $2) limit 1', [
      student.id,
      semester,
    ])
    expect(rows).toEqual([{ points: 0, passed: false }])
  })
})

describe('solutions', () => {
  test('wait while an attempt is left', async () => {
    const { questions } = await fail(await enter())
    for (const { solution } of questions) expect(solution).toBeNull()
  })

  test('come with the last attempt, for the earlier one too', async () => {
    const student = await enter()
    const first = await begin(student)
    await submit(student, first)
    const second = await pass(student)
    for (const { solution, choice, points } of second.questions) {
      expect(solution).toMatchObject({ points, why: expect.stringMatching(/./) })
      expect(solution?.correct.toSorted()).toEqual(choice?.toSorted())
    }
    for (const { solution } of (await show(student, first)).questions)
      expect(solution).toMatchObject({ points: 0 })
  })

  test('wait while the last attempt runs, also past the end of the semester', async () => {
    const student = await enter()
    const first = (await fail(student)).id
    const second = await begin(student)
    const hidden = async () => {
      for (const { solution } of (await show(student, first)).questions) expect(solution).toBeNull()
    }
    await hidden()
    await whileSemester(rajt, ending(clock.now()), hidden)
    await submit(student, second)
    expect((await show(student, first)).questions[0]?.solution).not.toBeNull()
  })

  test('come with the end of the semester', async () => {
    const student = await enter()
    const id = (await fail(student)).id
    await whileSemester(rajt, ending(clock.now()), async () =>
      expect((await show(student, id)).questions[0]?.solution).not.toBeNull(),
    )
  })
})

describe('time', () => {
  test('an exam submitted after its end counts as timed out, with the answers given until then', async () => {
    const student = await enter()
    const id = await begin(student)
    await answerAll(student, id, true)
    clock.pass(minutes(20))
    expect(await submit(student, id)).toMatchObject({
      status: 'TIMED_OUT',
      receipt: { points: 100, passed: true },
    })
  })

  test('nobody has to submit: the clock ends an attempt after its time', async () => {
    const student = await enter()
    const id = await begin(student)
    await answerAll(student, id, true)
    clock.pass(minutes(20) + seconds(5) - 1)
    await tick()
    expect(await show(student, id)).toMatchObject({ status: 'OPEN' })
    clock.pass(1)
    await tick()
    expect(await show(student, id)).toMatchObject({
      status: 'TIMED_OUT',
      receipt: { points: 100, attemptsLeft: 1 },
    })
    await tick()
  })

  test('the job that the version before left for an attempt ends it too, and not before its time', async () => {
    const student = await enter()
    const id = await begin(student)
    const timeOut = timeOutWorker({ db, clock })
    await timeOut({ attempt: id })
    expect(await show(student, id)).toMatchObject({ status: 'OPEN' })
    clock.pass(minutes(20) + seconds(5))
    await timeOut({ attempt: id })
    expect(await show(student, id)).toMatchObject({ status: 'TIMED_OUT' })
  })

  test('the clock leaves a submitted attempt alone', async () => {
    const student = await enter()
    const { id, receipt } = await pass(student)
    clock.pass(minutes(30))
    await tick()
    expect(await show(student, id)).toMatchObject({
      status: 'SUBMITTED',
      receipt: { closedAt: receipt?.closedAt },
    })
  })
})

test('an audit line tells when an exam was started and submitted, once', async () => {
  const student = await enter()
  const { id } = await pass(student)
  await as(student).does(exam.submit, { params: { id } })
  const lines = await db
    .selectFrom('audit')
    .select('act')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines.map(({ act }) => act)).toEqual(['exam-started', 'exam-submitted'])
})
