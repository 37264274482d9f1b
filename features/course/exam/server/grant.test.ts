import { describe, expect, test } from 'vitest'
import type { StructureAct } from '#course/authoring/content-parts.ts'
import { structure } from '#course/authoring/structure-calls.ts'
import { course } from '#course/course/calls.ts'
import { days, later, minutes } from '#platform/server/clock.ts'
import { programme } from '#programme/programme/calls.ts'
import { gabor, hanna } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { exam } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, enter, clock, renew } = rajt
const { begin, show, fail, moduleAt } = await examsOf(rajt)

const grantOf = ({ id }: Person, own: object = {}) => ({
  body: {
    student: id,
    module: moduleAt(1),
    extraAttempts: 1,
    extraMinutes: 0,
    reason: 'Áramszünet volt',
    ...own,
  },
})
const start = (student: Person) =>
  as(student).call(exam.start, { body: { moduleId: moduleAt(1), platform: 'WEB' } })

test('an extra attempt opens an exhausted exam, once', async () => {
  const student = await enter()
  await fail(student)
  await fail(student)
  expect(await start(student)).toMatchObject({ body: { code: 'attempts-exhausted' } })
  await as(gabor).does(exam.grant, grantOf(student))
  expect((await fail(student)).receipt).toMatchObject({ attemptsLeft: 0 })
  expect(await start(student)).toMatchObject({ body: { code: 'attempts-exhausted' } })
})

test('extra minutes make the next attempt longer', async () => {
  const student = await enter()
  await as(gabor).does(exam.grant, grantOf(student, { extraAttempts: 0, extraMinutes: 15 }))
  const { currentProgress } = await as(student).does(course.progress)
  expect(currentProgress?.moduleProgresses.map((one) => one.exam.minutes).slice(0, 2)).toEqual([35, 20])
  const { endsAt } = await show(student, await begin(student))
  expect(endsAt).toBe(later(clock.now(), minutes(35)).toISOString())
})

test('a grant is for one student and one exam', async () => {
  const [student, other] = [await enter(), await enter()]
  await as(gabor).does(exam.grant, grantOf(student))
  for (const one of [student, other]) {
    await fail(one)
    await fail(one)
  }
  expect(await start(other)).toMatchObject({ body: { code: 'attempts-exhausted' } })
  expect(await start(student)).toMatchObject({ status: 200 })
})

test('a second grant replaces the first', async () => {
  const student = await enter()
  await as(gabor).does(exam.grant, grantOf(student, { extraAttempts: 3 }))
  const answer = await as(gabor).does(exam.grant, grantOf(student, { extraAttempts: 1, extraMinutes: 5 }))
  expect(answer).toMatchObject({ extraAttempts: 1, extraMinutes: 5 })
})

test('a grant of nothing is refused, but takes back what was granted', async () => {
  const student = await enter()
  const nothing = grantOf(student, { extraAttempts: 0 })
  const refusal = { code: 'grant-empty', fields: { extraAttempts: { rule: 'at-least', limit: 1 } } }
  expect(await as(gabor).refused(exam.grant, nothing)).toMatchObject(refusal)
  await as(gabor).does(exam.grant, grantOf(student))
  expect(await as(gabor).does(exam.grant, nothing)).toMatchObject({ extraAttempts: 0, extraMinutes: 0 })
  expect(await as(gabor).refused(exam.grant, nothing)).toMatchObject(refusal)
})

test('the reason stands in the audit log', async () => {
  const student = await enter()
  await as(gabor).does(exam.grant, grantOf(student))
  const line = db.selectFrom('audit').selectAll().where('subject_id', '=', student.id)
  expect(await line.execute()).toMatchObject([
    { act: 'exam-granted', actor_id: gabor.id, detail: { reason: 'Áramszünet volt', extraAttempts: 1 } },
  ])
})

test('only students are granted anything, in modules that exist', async () => {
  const student = await enter()
  const refused = async (own: object) => (await as(gabor).refused(exam.grant, grantOf(student, own))).code
  expect(await refused({ student: hanna.id })).toBe('not-found')
  expect(await refused({ student: idOf('nobody') })).toBe('not-found')
  expect(await refused({ module: idOf('no module') })).toBe('not-found')
})

describe('where no exam can begin', () => {
  const fourth = moduleAt(4)
  const grantIn = (student: Person, own: object = {}) => grantOf(student, { module: fourth, ...own })
  async function change(act: StructureAct) {
    const { seen } = await as(gabor).does(structure.preview, { params: { id: fourth, act } })
    const body = { act, why: 'Kevesebb az idő', seen, lowers: true }
    await as(gabor).does(structure.change, { params: { id: fourth }, body })
  }

  test('in a retired module neither attempts nor minutes are granted, and what was granted is taken back', async () => {
    const student = await enter()
    await change('bonus')
    await fail(student, 4)
    await as(gabor).does(exam.grant, grantIn(student, { extraMinutes: 5 }))
    await change('retire')
    for (const own of [{}, { extraAttempts: 0, extraMinutes: 5 }])
      expect(await as(gabor).refused(exam.grant, grantIn(student, own))).toMatchObject({
        status: 409,
        code: 'module-retired',
      })
    expect(await as(gabor).does(exam.grant, grantIn(student, { extraAttempts: 0 }))).toMatchObject({
      extraAttempts: 0,
    })
    await change('reinstate')
  })

  test('in a module without questions nothing is granted', async () => {
    const retire = (retired_at: Date | null) =>
      db.updateTable('question').set({ retired_at }).where('module_id', '=', fourth).execute()
    await retire(clock.now())
    expect(await as(gabor).refused(exam.grant, grantIn(await enter()))).toMatchObject({ code: 'no-exam' })
    await retire(null)
  })
})

test.each([
  { extraAttempts: 4 },
  { extraMinutes: 181 },
  { extraAttempts: -1 },
  { reason: ' ' },
  { reason: 'x'.repeat(1001) },
])('out of bounds: %o', async (own) => {
  expect(await as(gabor).refused(exam.grant, grantOf(await enter(), own))).toMatchObject({
    code: 'invalid-request',
    fields: { [Object.keys(own)[0] ?? '']: {} },
  })
})

test('a granted attempt closes no module that was open before', async () => {
  const student = await enter()
  await fail(student, 1)
  await fail(student, 1)
  const second = await begin(student, 2)
  await as(gabor).does(exam.grant, grantOf(student))
  expect(await begin(student, 2)).toBe(second)
})

describe('after the solutions were shown', () => {
  /** Of the module, those drawn for the student in an attempt of that number and in those before. */
  async function drawnAgain(student: Person, number: number) {
    const drawn = await drawnFor(student)
    const before = drawn.filter((one) => one.number < number).map(({ question_id }) => question_id)
    return drawn.filter((one) => one.number === number && before.includes(one.question_id))
  }
  const change = (body: object) => as(gabor).does(programme.change, { body: body as never })

  test('attempts that the settings allow later draw no question that was shown', async () => {
    const student = await exhausted()
    await change({ examAttempts: 4 })
    await fail(student)
    expect(await drawnAgain(student, 3)).toEqual([])
    await change({ examAttempts: 2 })
  })

  test('nor do those after the end of the semester was moved', async () => {
    const student = await enter()
    const { endsAt } = await as(gabor).does(programme.semester)
    const shown = await fail(student)
    clock.set(later(new Date(endsAt), minutes(1)))
    await renew(student)
    await renew(gabor)
    expect((await show(student, shown.id)).questions[0]?.solution).not.toBeNull()
    await change({ endsAt: later(new Date(endsAt), days(30)).toISOString() })
    await fail(student)
    expect(await drawnAgain(student, 2)).toEqual([])
  })

  const drawnFor = ({ id }: Person) =>
    db
      .selectFrom('exam_answer as x')
      .innerJoin('exam_attempt as a', 'a.id', 'x.attempt_id')
      .select(['x.question_id', 'a.number'])
      .where('a.account_id', '=', id)
      .execute()
  async function exhausted() {
    const student = await enter()
    await fail(student)
    await fail(student)
    return student
  }

  test('a granted attempt draws no question that was shown, and the exam says how many it draws', async () => {
    const student = await exhausted()
    const granted = await as(gabor).does(exam.grant, grantOf(student))
    const { currentProgress } = await as(student).does(course.progress)
    expect(currentProgress?.moduleProgresses[0]?.exam.questions).toBe(granted.questions)
    const { questions } = await show(student, await begin(student))
    expect(questions).toHaveLength(granted.questions)
    const drawn = await drawnFor(student)
    const shown = drawn.filter(({ number }) => number < 3).map(({ question_id }) => question_id)
    const fresh = drawn.filter(({ number }) => number === 3).map(({ question_id }) => question_id)
    expect(fresh.filter((id) => shown.includes(id))).toEqual([])
  })

  test('no attempt is granted once every question was shown', async () => {
    const student = await exhausted()
    for (let left = 1; left <= 3; left++) {
      const reply = await as(gabor).call(exam.grant, grantOf(student, { extraAttempts: left }))
      if (reply.status !== 200) {
        expect(reply.body).toMatchObject({ status: 409, code: 'no-unseen-questions' })
        return
      }
      await fail(student)
    }
    expect.fail('the bank was never used up')
  })

  test('extra minutes alone are granted all the same', async () => {
    const student = await exhausted()
    const minutesOnly = grantOf(student, { extraAttempts: 0, extraMinutes: 10 })
    expect(await as(gabor).call(exam.grant, minutesOnly)).toMatchObject({ status: 200 })
  })
})
