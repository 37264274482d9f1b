import { describe, expect, test } from 'vitest'
import { bearsOf } from '#course/exam/server/bears.ts'
import { choose, MOST_SEEN } from '#course/exam/server/draw.ts'
import { inProject } from '#platform/server/in-project.ts'
import { gabor } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { authoring } from '../calls.ts'
import type { Blueprint } from '../content-parts.ts'
import { readCourse } from './content.ts'
import { contentOfQuestion } from './from-files.ts'
import { mayAskFor } from './rules.ts'

const rajt = await buildTestRajt()
const { as, db, enter } = rajt
const { begin, moduleAt, pass } = await examsOf(rajt)
const office = as(gabor)

const params = { id: moduleAt(1) }
const read = () => office.does(authoring.blueprint, { params })
type Cells = Parameters<typeof set>[0]
const set = (cells: { lesson: string | null; level: 'recall' | 'apply'; questions: number }[]) =>
  office.call(authoring.setBlueprint, { params, body: { cells } })
const asking = ({ cells }: Blueprint, numbers: readonly number[]): Cells =>
  cells.flatMap(({ lesson, level }, i) =>
    numbers[i] === undefined ? [] : [{ lesson: lesson?.id ?? null, level, questions: numbers[i] }],
  )

/** What an attempt drew, counted as a blueprint does. */
async function drawnIn(attempt: string) {
  const rows = await db
    .selectFrom('exam_answer as x')
    .innerJoin('question as q', 'q.id', 'x.question_id')
    .select(['q.lesson_id', 'q.level'])
    .where('x.attempt_id', '=', attempt)
    .execute()
  return (lesson: string | undefined, level: string) =>
    rows.filter((row) => row.lesson_id === (lesson ?? null) && row.level === level).length
}

describe('the blueprint of an exam', () => {
  test('follows the bank until the office says otherwise, and exams are drawn by it', async () => {
    const before = await read()
    expect(before.cells.every(({ asked }) => asked === null)).toBe(true)
    const first = await drawnIn(await begin(await enter()))
    for (const { lesson, level, drawn } of before.cells)
      expect([drawn.least, drawn.most]).toContain(first(lesson?.id, level))

    const most = before.cells.findIndex(({ bank }) => bank >= 6)
    const numbers = before.cells.map((_, i) => (i === most ? 6 : 0))
    expect(await set(asking(before, numbers))).toMatchObject({ status: 200 })
    const after = await read()
    expect(after.cells[most]).toMatchObject({ asked: 6 })
    const second = await drawnIn(await begin(await enter()))
    for (const { lesson, level, drawn } of after.cells)
      expect([drawn.least, drawn.most]).toContain(second(lesson?.id, level))
    expect(after.cells[most]?.drawn.least).toBeGreaterThanOrEqual(6)

    await set([])
    expect((await read()).cells).toEqual(before.cells)
  })

  test('asks no more than the exam and the bank have, and of this module alone', async () => {
    const { cells } = await read()
    const [{ lesson, level, bank } = { lesson: null, level: 'recall' as const, bank: 0 }] = cells
    const own = { lesson: lesson?.id ?? null, level }
    expect(await set([{ ...own, questions: bank + 1 }])).toMatchObject({
      status: 409,
      body: { code: 'blueprint-too-large' },
    })
    expect(await set([{ lesson: moduleAt(2), level: 'recall', questions: 0 }])).toMatchObject({ status: 404 })
    expect(await set([{ lesson: null, level: 'apply', questions: 13 }])).toMatchObject({ status: 409 })
  })

  test('changes no attempt that has begun, and its audit says what was set', async () => {
    const student = await enter()
    const attempt = await begin(student)
    const count = () => db.selectFrom('exam_answer').selectAll().where('attempt_id', '=', attempt).execute()
    const before = await count()
    await set(asking(await read(), [3]))
    expect(await count()).toEqual(before)
    const lines = await db
      .selectFrom('audit')
      .select('detail')
      .where('act', '=', 'blueprint-changed')
      .execute()
    expect(lines.at(-1)?.detail).toMatchObject({ cells: [{ questions: 3 }] })
    await set([])
  })

  test('lets a second attempt repeat a quarter of its questions at most', async () => {
    for (let n = 0; n < 5; n++) {
      const student = await enter()
      await pass(student)
      await pass(student)
      const rows = await db
        .selectFrom('exam_answer as x')
        .innerJoin('exam_attempt as a', 'a.id', 'x.attempt_id')
        .select(['x.question_id', 'a.number'])
        .where('a.account_id', '=', student.id)
        .execute()
      const [first, second] = [1, 2].map((number) => rows.filter((row) => row.number === number))
      const ids = first?.map(({ question_id }) => question_id) ?? []
      const repeated = second?.filter(({ question_id }) => ids.includes(question_id)) ?? []
      expect(repeated.length).toBeLessThanOrEqual(12 * MOST_SEEN)
    }
  })
})

test.each([
  [[{ asked: 3, bank: 3 }], 3, 'ok'],
  [[], 0, 'ok'],
  [[{ asked: 4, bank: 3 }], 12, 'blueprint-too-large'],
  [
    [
      { asked: 7, bank: 9 },
      { asked: 6, bank: 9 },
    ],
    12,
    'blueprint-too-large',
  ],
] as const)('of %j an exam of %i questions is %s', (cells, count, verdict) => {
  expect(mayAskFor(cells, count)).toBe(verdict)
})

const banks = ['semester-1', 'semester-2']
  .flatMap((semester) => readCourse(inProject(`content/${semester}`)))
  .filter(({ questions }) => questions.length > 0)
  .map(({ key, questions }) => ({
    key,
    bank: questions.map((file) => {
      const { kind, points, level, hu } = contentOfQuestion(file, null)
      return {
        id: file.key,
        version: 1,
        kind,
        points,
        level,
        lesson: file.lesson,
        optionCount: hu.options.length,
      }
    }),
  }))

describe('each bank of the course', () => {
  const figures: string[] = []
  test.each(banks)(
    '$key gives everybody as many points, and a second attempt new questions',
    ({ key, bank }) => {
      const { points, repeated } = bearsOf(bank, [], { count: 12, attempts: 2 })
      figures.push(
        `${key}: ${bank.length} questions, ${points.least}-${points.most} points, ` +
          `${repeated.usually} (at most ${repeated.most}) of 12 repeated`,
      )
      expect(points.most - points.least).toBeLessThanOrEqual(1)
      expect(repeated.most).toBeLessThanOrEqual(Math.max(12 * MOST_SEEN, 24 - bank.length))
      expect(choose(bank, { count: 12 })).toHaveLength(12)
    },
  )
  test('bears what the office is shown', () => {
    process.stdout.write(`${figures.join('\n')}\n`)
    expect(figures).toHaveLength(banks.length)
  })
})
