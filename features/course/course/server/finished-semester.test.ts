import { beforeAll, expect, test } from 'vitest'
import { anna, emese, gabor } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { asSecond, beginSemester } from '#testing/server/second-semester.ts'
import { course } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, enter, clock, settled } = rajt
const { moduleAt, pass } = await examsOf(rajt)

const read = (who: Person, id: string) => as(who).call(course.lesson, { params: { id } })
const { lessons } = await as(gabor).does(course.progress)
const lessonOf = (position: number) => lessons.filter(({ module }) => module === moduleAt(position))
const first = lessonOf(1)[0]?.id ?? ''
const locked = lessonOf(7)[0]?.id ?? ''

let newcomer: Person
let stayed: Person

beforeAll(async () => {
  stayed = await enter()
  await pass(stayed)
  await beginSemester({ db, settled }, '2040-41-2', asSecond(clock.now()))
  for (const { id } of [anna, stayed])
    await db
      .insertInto('onboarding')
      .values({ account_id: id, semester_key: '2040-41-2', at: clock.now() })
      .execute()
  await settled()
  newcomer = await enter()
})

test('a lesson of a finished semester is read by who was in it, and marks nothing done', async () => {
  for (const id of [first, locked])
    expect(await read(stayed, id)).toMatchObject({
      status: 200,
      body: { progress: null, finished: { semester: '2040-41-1', number: 1 }, can: { done: false } },
    })
  expect((await read(stayed, first)).body).toMatchObject({ next: { id: lessonOf(1)[1]?.id } })
  expect(
    await as(stayed).call(course.done, { params: { id: first }, body: { by: 'marked', seconds: 0 } }),
  ).toMatchObject({
    body: { code: 'not-found' },
  })
})

test('a lesson of a finished semester still takes suggestions', async () => {
  await as(stayed).does(course.suggest, { body: { lesson: first, comment: 'Az idei példa elavult.' } })
})

test('who was not in that semester does not find its lessons', async () => {
  for (const who of [newcomer, emese])
    expect(await read(who, first)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test('the previous semesters list their modules and lessons, with what was reached', async () => {
  const { oldProgresses, currentProgress, modules } = await as(stayed).does(course.progress)
  expect(modules).toEqual([])
  expect(currentProgress).toMatchObject({ status: 'INACTIVE', phase: 'running', number: 2 })
  expect(oldProgresses).toHaveLength(1)
  const [old] = oldProgresses
  expect(old?.modules.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(old?.modules[0]).toMatchObject({
    id: moduleAt(1),
    counts: { points: 100, passed: true },
    lessons: lessonOf(1).map(({ id, title }) => ({ id, title })),
  })
  expect(old?.modules[1]?.counts).toBeNull()
  expect(old).toMatchObject({ points: 100, reachable: 700, percent: 14, grade: 1 })
})

test('a student new in this semester has no previous one', async () => {
  expect((await as(newcomer).does(course.progress)).oldProgresses).toEqual([])
})
