import { expect, test } from 'vitest'
import { exam } from '#course/exam/calls.ts'
import { onboarding } from '#course/onboarding/calls.ts'
import { personality } from '#course/personality/calls.ts'
import { days, later } from '#platform/server/clock.ts'
import { emese, gabor, hanna } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { whileSemester } from '#testing/server/semester.ts'
import { course } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, enter, clock } = rajt
const { moduleAt, begin, answer, submit, fail } = await examsOf(rajt)

const startsAt = later(clock.now(), days(7))
const beforeTheStart = (work: () => Promise<void>) => whileSemester(rajt, { starts_at: startsAt }, work)

const progressOf = (who: Person) => as(who).does(course.progress)
const lessonOf = async (position: number) =>
  (await progressOf(gabor)).lessons.find(({ module }) => module === moduleAt(position))?.id ?? ''
const read = (who: Person, id: string) => as(who).call(course.lesson, { params: { id } })
const finish = (who: Person, id: string) =>
  as(who).call(course.done, { params: { id }, body: { by: 'marked', seconds: 0 } })
const start = (who: Person) => as(who).call(exam.start, { body: { moduleId: moduleAt(1), platform: 'WEB' } })
const notStarted = { status: 409, body: { code: 'semester-not-started' } }

test('before the semester starts every module is locked, with the day it starts', async () => {
  const student = await enter()
  await beforeTheStart(async () => {
    const { currentProgress, modules } = await progressOf(student)
    expect(modules).toHaveLength(8)
    expect(currentProgress).toMatchObject({
      status: 'INACTIVE',
      phase: 'before',
      startsAt: startsAt.toISOString(),
    })
    for (const standing of currentProgress?.moduleProgresses.slice(0, 7) ?? [])
      expect(standing).toMatchObject({
        status: 'INACTIVE',
        unlocked: false,
        exam: { can: { start: false }, refusal: 'semester-not-started' },
      })
  })
})

test('before the semester starts no lesson opens, none is marked done and no exam starts', async () => {
  const student = await enter()
  const id = await lessonOf(1)
  await beforeTheStart(async () => {
    expect(await read(student, id)).toMatchObject(notStarted)
    expect(await finish(student, id)).toMatchObject(notStarted)
    expect(await start(student)).toMatchObject(notStarted)
  })
})

test('everything opens in the moment the semester starts', async () => {
  const student = await enter()
  const id = await lessonOf(1)
  await whileSemester(rajt, { starts_at: clock.now() }, async () => {
    expect((await progressOf(student)).currentProgress).toMatchObject({ status: 'ACTIVE', phase: 'running' })
    expect((await read(student, id)).status).toBe(200)
    expect((await start(student)).status).toBe(200)
  })
})

test('those who take no exams read the course before it starts', async () => {
  const id = await lessonOf(2)
  await beforeTheStart(async () => {
    for (const who of [emese, gabor, hanna]) expect((await read(who, id)).status).toBe(200)
  })
})

test('a student enters the semester and takes the personality test before it starts', async () => {
  const student = await enter({ standing: 'ONBOARDING' })
  await beforeTheStart(async () => {
    await as(student).does(onboarding.onboard, { body: {} })
    const { statements } = await as(student).does(personality.test)
    const answers = statements.map(({ id }, n) => ({ id, score: 1 + (n % 5) }))
    await as(student).does(personality.answer, { body: { answers } })
    await as(student).does(personality.select, { body: { personality: 'CTO' } })
    expect((await progressOf(student)).currentProgress).toMatchObject({ phase: 'before' })
  })
})

test('a start moved into the future ends no attempt and takes no result back', async () => {
  const student = await enter()
  await fail(student)
  const attempt = await begin(student)
  await beforeTheStart(async () => {
    expect((await answer(student, attempt, 1, [], 0)).status).toBe(200)
    expect(await begin(student)).toBe(attempt)
    await submit(student, attempt)
    const { currentProgress } = await progressOf(student)
    expect(currentProgress?.moduleProgresses[0]).toMatchObject({
      status: 'COMPLETED',
      unlocked: false,
      exam: { counts: { attempt } },
    })
  })
})
