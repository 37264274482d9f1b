import { describe, expect, test } from 'vitest'
import { personalities } from '#platform/contract/parts.ts'
import { anna, dezso, gabor } from '#testing/server/cast.ts'
import { idOf } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { personality } from '../calls.ts'

const { as, db, enter } = await buildTestRajt()

const { statements } = await as(dezso).does(personality.test)
const answers = (score: (n: number) => number = (n) => 1 + (n % 5)) =>
  statements.map(({ id }, n) => ({ id, score: score(n) }))

describe('the test', () => {
  test('has statements and the four types, in either language', async () => {
    const hu = await as(dezso, { language: 'hu' }).does(personality.test)
    const en = await as(dezso, { language: 'en' }).does(personality.test)
    expect(hu.types.map((one) => one.personality).toSorted()).toEqual([...personalities].toSorted())
    expect(hu.statements.map(({ id }) => id)).toEqual(en.statements.map(({ id }) => id))
    expect(hu.statements[0]?.text).not.toBe(en.statements[0]?.text)
    expect(JSON.stringify(en)).not.toMatch(/[őű]/)
    expect(hu).toMatchObject({ result: null, chosen: null })
  })

  test('does not tell which type a statement speaks for', () => {
    for (const one of statements) expect(Object.keys(one).toSorted()).toEqual(['id', 'text'])
  })
})

describe('answering', () => {
  test('gives the result, which is there afterwards', async () => {
    const student = await enter({ standing: 'PERSONALITY' })
    const { result } = await as(student).does(personality.answer, {
      body: { answers: answers((n) => 1 + (n % 5)) },
    })
    expect(result).toHaveLength(4)
    expect(result.map(({ percent }) => percent)).toEqual(
      result.map(({ percent }) => percent).toSorted((a, b) => b - a),
    )
    expect((await as(student).does(personality.test)).result).toEqual(result)
  })

  test('again replaces the answers and the result', async () => {
    const student = await enter({ standing: 'PERSONALITY' })
    await as(student).does(personality.answer, { body: { answers: answers((n) => 5 - (n % 2)) } })
    const { result } = await as(student).does(personality.answer, {
      body: { answers: answers((n) => 1 + (n % 4)) },
    })
    expect((await as(student).does(personality.test)).result).toEqual(result)
    const kept = await db
      .selectFrom('personality_answer')
      .select('score')
      .where('account_id', '=', student.id)
      .execute()
    expect(kept).toHaveLength(statements.length)
  })

  test('two tabs at once leave answers and a result that belong together', async () => {
    const student = await enter({ standing: 'PERSONALITY' })
    await Promise.all(
      Array.from({ length: 8 }, (_, tab) =>
        as(student).does(personality.answer, { body: { answers: answers((n) => 1 + ((n + tab) % 5)) } }),
      ),
    )
    const kept = await db
      .selectFrom('personality_answer')
      .select(['statement_id as id', 'score'])
      .where('account_id', '=', student.id)
      .execute()
    const stored = (await as(student).does(personality.test)).result
    const { result } = await as(student).does(personality.answer, { body: { answers: kept } })
    expect(result).toEqual(stored)
  })

  test('nearly the same everywhere is asked about first, and nothing is stored until it is confirmed', async () => {
    const student = await enter({ standing: 'PERSONALITY' })
    const body = { answers: answers((n) => (n < 37 ? 4 : 2)) }
    expect(await as(student).refused(personality.answer, { body })).toMatchObject({
      status: 409,
      code: 'personality-test-uniform',
    })
    expect((await as(student).does(personality.test)).result).toBeNull()
    const confirmed = await as(student).does(personality.answer, { body: { ...body, confirmed: true } })
    expect((await as(student).does(personality.test)).result).toEqual(confirmed.result)
  })

  test('the same everywhere suggests no type, and any may be chosen', async () => {
    const student = await enter({ standing: 'PERSONALITY' })
    const body = { answers: answers(() => 5), confirmed: true }
    const { result, suggested } = await as(student).does(personality.answer, { body })
    expect(new Set(result.map(({ percent }) => percent))).toEqual(new Set([50]))
    expect(suggested).toEqual([])
    expect((await as(student).does(personality.test)).suggested).toEqual([])
    await as(student).does(personality.select, { body: { personality: 'PM' } })
  })

  test('with two types in front suggests both', async () => {
    const student = await enter({ standing: 'PERSONALITY' })
    const asked = await db.selectFrom('personality_statement').select(['id', 'type', 'reverse']).execute()
    const given = asked.map(({ id, type, reverse }) => {
      const agrees = (type === 'CTO' || type === 'Creative') !== reverse
      return { id, score: agrees ? 5 : 1 }
    })
    const { suggested } = await as(student).does(personality.answer, { body: { answers: given } })
    expect(suggested).toEqual(['CTO', 'Creative'])
    expect((await as(student).does(personality.test)).suggested).toEqual(['CTO', 'Creative'])
  })

  const [first = { id: '', score: 3 }, ...others] = answers()
  test.each([
    ['one is missing', others],
    ['one stands twice', [...answers(), first]],
    ['one stands in another’s place', [...others, others[0] ?? first]],
    ['one belongs to no statement', [...others, { id: idOf('no statement'), score: 3 }]],
  ])('is refused when %s', async (_, given) => {
    const student = await enter({ standing: 'PERSONALITY' })
    expect(await as(student).refused(personality.answer, { body: { answers: given } })).toMatchObject({
      status: 400,
      code: 'personality-test-incomplete',
    })
    expect((await as(student).does(personality.test)).result).toBeNull()
  })

  test.each([0, 6, 2.5, '3', null])('a score of %j is refused', async (score) => {
    const body = { answers: answers(() => score as number) }
    expect(await as(dezso).refused(personality.answer, { body })).toMatchObject({ code: 'invalid-request' })
  })
})

describe('choosing', () => {
  test('comes after the test', async () => {
    const student = await enter({ standing: 'PERSONALITY' })
    expect(await as(student).refused(personality.select, { body: { personality: 'CEO' } })).toMatchObject({
      status: 409,
      code: 'personality-not-tested',
    })
  })

  test.each(personalities)('may be %s, whatever was suggested', async (chosen) => {
    const student = await enter({ standing: 'PERSONALITY' })
    await as(student).does(personality.answer, { body: { answers: answers() } })
    const { user } = await as(student).does(personality.select, { body: { personality: chosen } })
    expect(user.personality).toBe(chosen)
    expect((await as(student).does(personality.test)).chosen).toBe(chosen)
  })

  test('may be changed later', async () => {
    await as(anna).does(personality.select, { body: { personality: 'Creative' } })
    await as(anna).does(personality.select, { body: { personality: 'CTO' } })
    const lines = await db
      .selectFrom('audit')
      .select('detail')
      .where('act', '=', 'personality-chosen')
      .where('actor_id', '=', anna.id)
      .orderBy('id')
      .execute()
    expect(lines.map(({ detail }) => detail)).toEqual([{ personality: 'Creative' }, { personality: 'CTO' }])
  })

  test('is one of the four, and a student’s', async () => {
    const body = { personality: 'CFO' } as never
    expect(await as(anna).refused(personality.select, { body })).toMatchObject({ code: 'invalid-request' })
    expect(await as(gabor).refused(personality.test)).toMatchObject({ code: 'not-allowed' })
  })
})
