import { expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { personality } from '#course/personality/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { days, later } from '#platform/server/clock.ts'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { asSecond, beginSemester } from '#testing/server/second-semester.ts'
import { whileSemester } from '#testing/server/semester.ts'
import { onboarding } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, clock, db, enter } = rajt

const rowsOf = (id: string) => db.selectFrom('onboarding').selectAll().where('account_id', '=', id).execute()

test('a student is onboarded for the current semester', async () => {
  const student = await enter({ standing: 'ONBOARDING' })
  const { user } = await as(student).does(onboarding.onboard, { body: {} })
  expect(user.onboarded).toEqual({ '2040-41-1': true })
  expect((await as(student).does(auth.user)).user).toEqual(user)
})

test('onboarding twice changes nothing', async () => {
  const student = await enter({ standing: 'ONBOARDING' })
  await Promise.all(Array.from({ length: 5 }, () => as(student).does(onboarding.onboard, { body: {} })))
  expect(await rowsOf(student.id)).toHaveLength(1)
})

test('nobody onboards for another semester', async () => {
  const student = await enter({ standing: 'ONBOARDING' })
  const body = { onboarded: { '2041-42-1': true } } as never
  expect(await as(student).refused(onboarding.onboard, { body })).toMatchObject({
    fields: { onboarded: { rule: 'unknown' } },
  })
  expect(await rowsOf(student.id)).toEqual([])
})

test('the plan of a semester has the numbers of its course, its settings and the test', async () => {
  const student = await enter({ standing: 'ONBOARDING' })
  const { modules } = await as(await enter()).does(course.progress)
  const required = modules.filter(({ extra }) => !extra)
  const { statements } = await as(await enter({ standing: 'PERSONALITY' })).does(personality.test)
  expect(await as(student).does(onboarding.plan)).toEqual({
    number: 1,
    modules: required.length,
    readingMinutes: required.reduce((sum, { readingMinutes }) => sum + readingMinutes, 0),
    workMinutes: required.reduce((sum, { workMinutes }) => sum + workMinutes, 0),
    examAttempts: 2,
    statements: statements.length,
  })
  await whileSemester(rajt, { exam_attempts: 3 }, async () => {
    expect(await as(student).does(onboarding.plan)).toMatchObject({ examAttempts: 3 })
  })
  await whileSemester(rajt, asSecond(clock.now()), async () => {
    expect(await as(student).does(onboarding.plan)).toMatchObject({ number: 2 })
  })
})

test('students alone are onboarded', async () => {
  expect(await as(gabor).refused(onboarding.onboard, { body: {} })).toMatchObject({ code: 'not-allowed' })
})

test('the way in: onboarding, then the test, then everything', async () => {
  const student = await enter({ standing: 'ONBOARDING' })
  expect(await as(student).refused(course.progress)).toMatchObject({ code: 'onboarding-needed' })
  await as(student).does(onboarding.onboard, { body: {} })
  expect(await as(student).refused(course.progress)).toMatchObject({ code: 'personality-needed' })
  const { statements } = await as(student).does(personality.test)
  await as(student).does(personality.answer, {
    body: { answers: statements.map(({ id }, n) => ({ id, score: 1 + (n % 5) })) },
  })
  expect(await as(student).refused(course.progress)).toMatchObject({ code: 'personality-needed' })
  await as(student).does(personality.select, { body: { personality: 'PM' } })
  await as(student).does(course.progress)
})

test('a new semester asks everybody to be onboarded again', async () => {
  const student = await enter()
  await as(student).does(course.progress)
  await beginSemester(rajt, '2040-41-2', asSecond(clock.now()))
  expect(await as(student).refused(course.progress)).toMatchObject({ code: 'onboarding-needed' })
  const { user } = await as(student).does(onboarding.onboard, { body: {} })
  expect(user).toMatchObject({ onboarded: { '2040-41-2': true }, projectRole: 'MEMBER' })
  const { currentProgress, oldProgresses } = await as(student).does(course.progress)
  expect(currentProgress).toMatchObject({
    semester: '2040-41-2',
    number: 2,
    status: 'INACTIVE',
    moduleProgresses: [],
  })
  expect(oldProgresses).toMatchObject([
    { semester: '2040-41-1', moduleCount: 7, modulesCompleted: 0, reachable: 700 },
  ])

  await beginSemester(rajt, '2041-42-1', {
    number: 1,
    one_pager_deadline: later(clock.now(), days(50)),
    team_deadline: null,
    progress_report_deadline: null,
    answer_days: null,
    mentor_capacity: null,
  })
  await as(student).does(onboarding.onboard, { body: {} })
  const again = await as(student).does(course.progress)
  expect(again.oldProgresses.map(({ semester }) => semester).toSorted()).toEqual(['2040-41-1', '2040-41-2'])
})
