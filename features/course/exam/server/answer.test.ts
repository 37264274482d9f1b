import { describe, expect, test } from 'vitest'
import type { QuestionKind } from '#platform/contract/parts.ts'
import { minutes, seconds } from '#platform/server/clock.ts'
import { bence } from '#testing/server/cast.ts'
import { told } from '#testing/server/client.ts'
import { examsOf } from '#testing/server/exams.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { exam } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, enter, clock } = rajt
const { begin, show, answer, submit, pass, moduleAt } = await examsOf(rajt)

/** A running attempt and the position of its first question of a kind. */
async function running(kind: QuestionKind = 'single') {
  for (;;) {
    const student = await enter()
    const id = await begin(student)
    const question = (await show(student, id)).questions.find((one) => one.kind === kind)
    if (question) return { student, id, position: question.position, options: question.options.length }
  }
}

const choiceAt = async (student: Person, id: string, position: number) => {
  const { choice, revision } = (await show(student, id)).questions[position - 1] ?? {}
  return { choice, revision }
}

test('an acknowledged answer is there afterwards', async () => {
  const { student, id, position } = await running()
  expect(await answer(student, id, position, [1], 0)).toMatchObject({ status: 200, body: { revision: 1 } })
  expect(await choiceAt(student, id, position)).toEqual({ choice: [1], revision: 1 })
})

test('an answer may be changed, and taken back', async () => {
  const { student, id, position } = await running()
  await answer(student, id, position, [1], 0)
  await answer(student, id, position, [2], 1)
  expect(await choiceAt(student, id, position)).toEqual({ choice: [2], revision: 2 })
  await answer(student, id, position, [], 2)
  expect(await choiceAt(student, id, position)).toEqual({ choice: [], revision: 3 })
})

test('the same answer sent again is acknowledged again, and saved once', async () => {
  const { student, id, position } = await running()
  for (let n = 0; n < 3; n++)
    expect(await answer(student, id, position, [1], 0)).toMatchObject({ status: 200, body: { revision: 1 } })
  expect(await choiceAt(student, id, position)).toEqual({ choice: [1], revision: 1 })
})

test('an older device is told the newer answer instead of overwriting it', async () => {
  const { student, id, position } = await running()
  await answer(student, id, position, [1], 0)
  expect(await answer(student, id, position, [3], 0)).toMatchObject({
    status: 409,
    body: { code: 'answer-outdated', detail: { choice: [1], revision: 1 } },
  })
  expect(await choiceAt(student, id, position)).toEqual({ choice: [1], revision: 1 })
  await answer(student, id, position, [3], 1)
  expect(await choiceAt(student, id, position)).toEqual({ choice: [3], revision: 2 })
})

test('a revision that was never given is outdated too', async () => {
  const { student, id, position } = await running()
  expect(await answer(student, id, position, [1], 7)).toMatchObject({
    body: { code: 'answer-outdated', detail: { choice: [], revision: 0 } },
  })
})

test('several options and an order are kept as they were shown', async () => {
  const multiple = await running('multiple')
  await answer(multiple.student, multiple.id, multiple.position, [2, 0], 0)
  expect(await choiceAt(multiple.student, multiple.id, multiple.position)).toMatchObject({ choice: [2, 0] })
  const ordering = await running('ordering')
  const order = Array.from({ length: ordering.options }, (_, i) => ordering.options - 1 - i)
  await answer(ordering.student, ordering.id, ordering.position, order, 0)
  expect(await choiceAt(ordering.student, ordering.id, ordering.position)).toMatchObject({ choice: order })
})

test('pairs and numbers are kept as they were given', async () => {
  const matching = await running('matching')
  const pairs = Array.from({ length: matching.options }, (_, i) => (i + 1) % matching.options)
  await answer(matching.student, matching.id, matching.position, pairs, 0)
  expect(await choiceAt(matching.student, matching.id, matching.position)).toMatchObject({ choice: pairs })
  const { student, id, position } = await running('numeric')
  for (const [revision, choice] of [[-12.5], [0], [1e12], []].entries())
    for (let repeated = 0; repeated < 2; repeated++) {
      expect(await answer(student, id, position, choice, revision)).toMatchObject({ status: 200 })
      expect(await choiceAt(student, id, position)).toEqual({ choice, revision: revision + 1 })
    }
})

test('a matching question shows its terms in order and their pairs mixed, and never right from the start', async () => {
  const { student, id, position } = await running('matching')
  const { terms, options } = (await show(student, id)).questions[position - 1] ?? {}
  expect(terms).toEqual(['Igazolt probléma', 'Első megoldás (MVP)', 'Termék–piac illeszkedés', 'Növekedés'])
  const right = [
    'Tényleg fáj ez valakinek?',
    'Segít, amit adunk?',
    'Maradnak és fizetnek?',
    'Nagyban is működik?',
  ]
  expect(options?.toSorted()).toEqual(right.toSorted())
  expect(options).not.toEqual(right)
})

test('right numbers and pairs earn all points, and the solutions tell them', async () => {
  for (;;) {
    const student = await enter()
    await pass(student)
    const { questions, receipt } = await pass(student)
    expect(receipt?.points).toBe(100)
    const numeric = questions.find(({ kind }) => kind === 'numeric')
    const matching = questions.find(({ kind }) => kind === 'matching')
    if (!numeric || !matching) continue
    expect(numeric).toMatchObject({ choice: [300], unit: 'előfizető', options: [], terms: [] })
    expect(numeric.solution).toMatchObject({ correct: [300], tolerance: 0, points: 1 })
    expect(matching.solution).toMatchObject({ correct: matching.choice, tolerance: null, points: 2 })
    return
  }
})

describe('a choice that does not fit is refused and changes nothing', () => {
  const wrong: [QuestionKind, number[]][] = [
    ['single', [0, 1]],
    ['single', [7]],
    ['multiple', [0, 0]],
    ['ordering', [0]],
    ['true-false', [2]],
    ['single', [0.5]],
    ['matching', [0]],
    ['matching', [0, 0, 1, 2]],
    ['numeric', [1, 2]],
  ]
  test.each(wrong)('%s %j', async (kind, choice) => {
    const { student, id, position } = await running(kind)
    expect(await answer(student, id, position, choice, 0)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', fields: { choice: { rule: 'format' } } },
    })
    expect(await choiceAt(student, id, position)).toEqual({ choice: null, revision: 0 })
  })

  test.each([[[8]], [[-1]], [['0']], [[1e13]], [Array(9).fill(0)], ['0'], [null]])(
    'no such option: %j',
    async (choice) => {
      const { student, id, position } = await running()
      const body = { position, choice: choice as never, revision: 0 }
      expect(await as(student).refused(exam.answer, { params: { id }, body })).toMatchObject({
        code: 'invalid-request',
      })
    },
  )
})

describe('in time', () => {
  test('answers are taken until five seconds after the end', async () => {
    const { student, id, position } = await running()
    clock.pass(minutes(20) + seconds(5) - 1)
    expect(await answer(student, id, position, [1], 0)).toMatchObject({ status: 200 })
    clock.pass(1)
    expect(await answer(student, id, position, [2], 1)).toMatchObject({
      status: 409,
      body: { code: 'exam-closed' },
    })
  })

  test('no answer is taken after the attempt was submitted, not even the same one', async () => {
    const { student, id, position } = await running()
    await answer(student, id, position, [1], 0)
    await submit(student, id)
    for (const choice of [[1], [2]])
      expect(await answer(student, id, position, choice, 0)).toMatchObject({ body: { code: 'exam-closed' } })
  })
})

describe('out of reach', () => {
  test('another student’s attempt is as absent as one that does not exist', async () => {
    const { id, position } = await running()
    const body = { position, choice: [1], revision: 0 }
    for (const [row, sent] of [
      [exam.attempt, {}],
      [exam.answer, { body }],
      [exam.submit, {}],
    ] as const) {
      const foreign = await as(bence).refused(row, { params: { id }, ...sent } as never)
      const absent = await as(bence).refused(row, { params: { id: idOf('no attempt') }, ...sent } as never)
      expect(foreign).toMatchObject({ status: 404, code: 'not-found' })
      expect(told(foreign)).toEqual(told(absent))
    }
  })

  test('a position that the attempt does not have is not found', async () => {
    const { student, id } = await running()
    expect(await answer(student, id, 99, [1], 0)).toMatchObject({ body: { code: 'not-found' } })
  })
})

test('an attempt speaks the language of who reads it, and keeps its answers', async () => {
  const { student, id, position } = await running()
  await answer(student, id, position, [1], 0)
  const hu = await as(student, { language: 'hu' }).does(exam.attempt, { params: { id } })
  const en = await as(student, { language: 'en' }).does(exam.attempt, { params: { id } })
  expect(en.module.title).not.toBe(hu.module.title)
  expect(en.questions.map((one) => one.prompt)).not.toEqual(hu.questions.map((one) => one.prompt))
  expect(en.questions.map((one) => one.choice)).toEqual(hu.questions.map((one) => one.choice))
})

test('two exams may run beside each other', async () => {
  const student = await enter()
  await pass(student, 1)
  const [improvement, second] = [await begin(student, 1), await begin(student, 2)]
  expect((await show(student, improvement)).module.id).toBe(moduleAt(1))
  expect((await show(student, second)).module.id).toBe(moduleAt(2))
})
