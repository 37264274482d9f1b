import { describe, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { days, later, minutes, seconds } from '#platform/server/clock.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { examsOf } from '#testing/server/exams.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { ending, whileSemester } from '#testing/server/semester.ts'
import { exam } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, enter, clock } = rajt
const { moduleAt, begin, show, pass, fail } = await examsOf(rajt)

const start = (student: Person, moduleId: string) =>
  as(student).call(exam.start, { body: { moduleId, platform: 'WEB' } })
const attemptsOf = ({ id }: Person) =>
  db.selectFrom('exam_attempt').selectAll().where('account_id', '=', id).orderBy('started_at').execute()
const standing = async (student: Person, position: number) =>
  (await as(student).does(course.progress)).currentProgress?.moduleProgresses[position - 1]

describe('a first attempt', () => {
  test('gives the address of its page', async () => {
    const student = await enter()
    const { body } = await start(student, moduleAt(1))
    const [attempt] = await attemptsOf(student)
    expect(body).toEqual({ redirectUrl: `http://rajt.test/app/tests/${moduleAt(1)}?attempt=${attempt?.id}` })
  })

  test('has as many questions and minutes as the semester says', async () => {
    const semester = await currentSemester(db)
    const student = await enter()
    const attempt = await show(student, await begin(student))
    expect(attempt.questions).toHaveLength(semester.exam_questions)
    expect(attempt).toMatchObject({
      number: 1,
      status: 'OPEN',
      startedAt: clock.now().toISOString(),
      endsAt: later(clock.now(), minutes(semester.exam_minutes)).toISOString(),
      now: clock.now().toISOString(),
      receipt: null,
    })
  })

  test('tells no right answer', async () => {
    const student = await enter()
    const { questions } = await show(student, await begin(student))
    for (const question of questions)
      expect(question).toMatchObject({ solution: null, choice: null, revision: 0 })
    expect(JSON.stringify(questions)).not.toMatch(/correct|why/)
  })
})

describe('continuing', () => {
  test('a second start gives the same attempt', async () => {
    const student = await enter()
    const first = await begin(student)
    clock.pass(minutes(5))
    expect(await begin(student)).toBe(first)
    expect(await attemptsOf(student)).toHaveLength(1)
  })

  test('questions and their options stay in their order', async () => {
    const student = await enter()
    const id = await begin(student)
    const seen = (await show(student, id)).questions
    expect((await show(student, id)).questions).toEqual(seen)
  })

  test('an attempt whose time is over is closed, and the next one begins', async () => {
    const student = await enter()
    const first = await begin(student)
    clock.pass(minutes(20) + seconds(5))
    expect(await begin(student)).not.toBe(first)
    expect(await attemptsOf(student)).toMatchObject([
      { id: first, status: 'TIMED_OUT', points: 0 },
      { status: 'OPEN', number: 2 },
    ])
  })
})

describe('an attempt that runs', () => {
  const sizeOf = async (student: Person) => {
    const shown = (await standing(student, 1))?.exam
    return { questions: shown?.questions, minutes: shown?.minutes }
  }

  test('keeps its own numbers whatever the semester comes to say', async () => {
    const student = await enter()
    await begin(student)
    const own = await sizeOf(student)
    const settings = { exam_questions: 3, exam_minutes: 7 }
    await whileSemester(rajt, settings, async () => {
      expect(await sizeOf(student)).toEqual(own)
      expect(await sizeOf(await enter())).toEqual({ questions: 3, minutes: 7 })
      expect(own).not.toEqual({ questions: 3, minutes: 7 })
    })
  })

  test('shows its own questions, not those that are left for the attempt after it', async () => {
    const student = await enter()
    await fail(student)
    const { questions } = await show(student, await begin(student))
    expect(await sizeOf(student)).toEqual({ questions: questions.length, minutes: 20 })
  })

  test('is as long as it was when it began, though more time is granted for the next one', async () => {
    const student = await enter()
    await begin(student)
    await db
      .insertInto('exam_grant')
      .values({ account_id: student.id, module_id: moduleAt(1), extra_attempts: 0, extra_minutes: 10 })
      .execute()
    expect(await sizeOf(student)).toMatchObject({ minutes: 20 })
    expect(await sizeOf(await enter())).toMatchObject({ minutes: 20 })
    await fail(student)
    expect(await sizeOf(student)).toMatchObject({ minutes: 30 })
  })
})

describe('refusals', () => {
  const refusal = async (student: Person, moduleId: string) => (await start(student, moduleId)).body

  test('a module behind one that is not completed is locked', async () => {
    const student = await enter()
    expect(await refusal(student, moduleAt(2))).toMatchObject({ status: 409, code: 'module-locked' })
    await pass(student, 1)
    expect(await refusal(student, moduleAt(3))).toMatchObject({ code: 'module-locked' })
    await begin(student, 2)
  })

  test('two attempts are allowed, not three', async () => {
    const student = await enter()
    await fail(student)
    await fail(student)
    expect(await refusal(student, moduleAt(1))).toMatchObject({ status: 409, code: 'attempts-exhausted' })
    expect(await attemptsOf(student)).toHaveLength(2)
  })

  test('who passed may improve once', async () => {
    const student = await enter()
    await pass(student)
    await pass(student)
    expect(await refusal(student, moduleAt(1))).toMatchObject({ code: 'attempts-exhausted' })
  })

  test('nothing starts from the moment the semester ends', async () => {
    const student = await enter()
    await whileSemester(rajt, ending(clock.now()), async () =>
      expect(await refusal(student, moduleAt(1))).toMatchObject({ status: 409, code: 'semester-ended' }),
    )
    await whileSemester(rajt, ending(later(clock.now(), 1)), async () => void (await begin(student)))
  })

  test('what was begun in time goes on past the end of the semester, on any device', async () => {
    const student = await enter()
    const attempt = await begin(student)
    await whileSemester(rajt, ending(clock.now()), async () => {
      expect(await begin(student)).toBe(attempt)
      const { currentProgress } = await as(student).does(course.progress)
      expect(currentProgress?.moduleProgresses[0]?.exam).toMatchObject({
        can: { start: true },
        refusal: null,
      })
      expect(currentProgress?.moduleProgresses[0]?.exam.open).not.toBeNull()
    })
  })

  test('a module without questions has no exam', async () => {
    const { id: semester_id } = await currentSemester(db)
    const { id } = await db
      .insertInto('module')
      .values({ semester_id, key: 'bonus', position: 90, extra: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await refusal(await enter(), id)).toMatchObject({ status: 409, code: 'no-exam' })
  })

  test('a module of another semester is as absent as one that does not exist', async () => {
    const { id: semester_id } = await db
      .insertInto('semester')
      .values({
        key: '2030-31-1',
        number: 1,
        starts_at: new Date('2030-09-01'),
        ends_at: new Date('2031-01-01'),
        one_pager_deadline: new Date('2030-12-01'),
        contact_email: 'help@rajt.example',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('module')
      .values({ semester_id, key: 'old', position: 1, extra: false })
      .returning('id')
      .executeTakeFirstOrThrow()
    const student = await enter()
    for (const module of [id, idOf('no module')])
      expect(await refusal(student, module)).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('another platform than WEB is a wrong request', async () => {
    const body = { moduleId: moduleAt(1), platform: 'MOBILE' } as never
    expect(await as(await enter()).refused(exam.start, { body })).toMatchObject({ fields: { platform: {} } })
  })
})

describe('the next module opens', () => {
  test('when the exam is passed', async () => {
    const student = await enter()
    expect(await standing(student, 2)).toMatchObject({
      status: 'INACTIVE',
      unlocked: false,
      blockedBy: moduleAt(1),
    })
    await pass(student, 1)
    expect(await standing(student, 1)).toMatchObject({ status: 'COMPLETED' })
    expect(await standing(student, 2)).toMatchObject({ status: 'ACTIVE', unlocked: true, blockedBy: null })
  })

  test('when the attempts are exhausted', async () => {
    const student = await enter()
    await fail(student, 1)
    expect(await standing(student, 2)).toMatchObject({ unlocked: false })
    await fail(student, 1)
    expect(await standing(student, 2)).toMatchObject({ unlocked: true })
  })

  test('not while the last attempt is open', async () => {
    const student = await enter()
    await fail(student, 1)
    await begin(student, 1)
    expect(await standing(student, 2)).toMatchObject({ unlocked: false })
  })

  test('and stays open after an improvement that failed', async () => {
    const student = await enter()
    await pass(student, 1)
    await fail(student, 1)
    expect(await standing(student, 1)).toMatchObject({
      exam: { counts: { number: 2, points: 0, passed: false } },
    })
    expect(await standing(student, 2)).toMatchObject({ unlocked: true })
  })
})

test('a day later the clock of an old attempt is over, and answers find it closed', async () => {
  const student = await enter()
  const id = await begin(student)
  clock.pass(days(1))
  const body = { position: 1, choice: [], revision: 0 }
  expect(await as(student).refused(exam.answer, { params: { id }, body })).toMatchObject({
    code: 'exam-closed',
  })
})
