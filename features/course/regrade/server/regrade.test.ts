import { describe, expect, test } from 'vitest'
import { anna, emese, gabor } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { REASON, regradingOf } from '#testing/server/regrading.ts'
import { regrade } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, enter } = rajt
const regrading = await regradingOf(rajt)
const { preview, rule, repair, work, sit, answer, resultOf, lettersTo, rulings, idOf, begin, submit } =
  regrading

const { wrong, wronger, withoutSingle } = regrading
const own = async (who: Person) => (await as(who).does(regrade.own)).notices
const takeBack = () => regrading.takeBack('single')

describe('a ruling', () => {
  test('that everybody gets full points lifts who had less, and nobody else is told', async () => {
    const [rightly, wrongly, silent] = [await enter(), await enter(), await enter()]
    await sit(rightly)
    await sit(wrongly, { single: [wrong] })
    await sit(silent, { single: null })
    expect(await preview('single')).toMatchObject({
      attempts: 3,
      open: 0,
      up: { attempts: 2, passed: 0 },
      down: { attempts: 0, passed: 0, grades: 0 },
      kept: 0,
    })
    const made = await repair('single')
    expect(made).toMatchObject({ isInForce: true, finishedAt: null, students: 3 })
    for (const student of [rightly, wrongly, silent])
      expect(await resultOf(student)).toMatchObject({ points: 100, passed: true })
    expect((await rulings('single')).rulings[0]).toMatchObject({
      studentsDone: 3,
      up: 2,
      down: 0,
      versions: [1],
    })
    expect((await lettersTo(wrongly)).map(({ text }) => text)).toEqual([expect.stringContaining(REASON.hu)])
    expect(await lettersTo(rightly)).toEqual([])
    expect(await own(wrongly)).toMatchObject([
      { reason: REASON.hu, attempts: [{ before: { points: withoutSingle }, after: { points: 100 } }] },
    ])
    expect(await own(rightly)).toEqual([])
    await takeBack()
    expect(await resultOf(wrongly)).toMatchObject({ points: withoutSingle })
    expect(await resultOf(rightly)).toMatchObject({ points: 100 })
  })

  test('of another right answer takes nothing from who had the first one, unless that is asked for', async () => {
    const [first, second, neither] = [await enter(), await enter(), await enter()]
    await sit(first)
    await sit(second, { single: [wrong] })
    await sit(neither, { single: [wronger] })
    const ruled = { kind: 'right-answer' as const, answers: [{ options: [wrong] }] }
    expect(await preview('single', ruled)).toMatchObject({ down: { attempts: 0 }, kept: expect.any(Number) })
    await repair('single', ruled)
    const points = async () =>
      Promise.all([first, second, neither].map(async (one) => (await resultOf(one)).points))
    const less = withoutSingle
    expect(await points()).toEqual([100, 100, less])
    const strictly = { ...ruled, lowers: true }
    const { down, changed } = await preview('single', strictly)
    expect(down.attempts).toBeGreaterThan(0)
    expect(changed[0]?.after.points).toBeLessThan(changed[0]?.before.points ?? 0)
    expect((await rule('single', strictly)).body).toMatchObject({
      code: 'results-would-fall',
      detail: { falling: down.attempts },
    })
    expect((await rule('single', { ...strictly, falling: down.attempts + 1 })).body).toMatchObject({
      code: 'regrade-preview-outdated',
      detail: { falling: down.attempts },
    })
    await repair('single', { ...strictly, falling: down.attempts })
    expect(await points()).toEqual([less, 100, less])
    await takeBack()
    expect(await points()).toEqual([100, less, less])
  })

  test('that an answer is right too lifts who gave it', async () => {
    const [given, other] = [await enter(), await enter()]
    await sit(given, { single: [wrong] })
    await sit(other, { single: [wronger] })
    await repair('single', { kind: 'also-accept', answers: [{ options: [wrong] }] })
    expect([await resultOf(given), await resultOf(other)]).toMatchObject([
      { points: 100 },
      { points: withoutSingle },
    ])
    await takeBack()
  })

  test('that leaves a question out counts the others, and never for less', async () => {
    const [wrongly, rightly] = [await enter(), await enter()]
    await sit(wrongly, { single: [wrong], 'true-false': null })
    await sit(rightly, { 'true-false': null })
    const before = [await resultOf(wrongly), await resultOf(rightly)]
    await repair('single', { kind: 'leave-out' })
    const after = [await resultOf(wrongly), await resultOf(rightly)]
    expect(after[0]?.points).toBeGreaterThan(before[0]?.points ?? 0)
    expect(after[1]).toEqual(before[1])
    const { down } = await preview('single', { kind: 'leave-out', lowers: true })
    await repair('single', { kind: 'leave-out', lowers: true, falling: down.attempts })
    expect((await resultOf(rightly)).points).toBe((await resultOf(wrongly)).points)
    await takeBack()
    expect([await resultOf(wrongly), await resultOf(rightly)]).toEqual(before)
  })

  test('made again, or its job run again, changes nothing', async () => {
    const student = await enter()
    await sit(student, { single: [wrong] })
    const first = await repair('single')
    const again = await repair('single')
    expect(again._id).toBe(first._id)
    await work({ ruling: first._id })
    expect(await lettersTo(student)).toHaveLength(1)
    const { length } = (await rulings('single')).rulings.filter(({ _id }) => _id === first._id)
    expect(length).toBe(1)
    const back = await takeBack()
    expect((await repair('single', { kind: 'as-asked', falling: 0 }))._id).toBe(back._id)
  })

  test('holds for attempts that close later', async () => {
    const student = await enter()
    const id = await begin(student)
    await answer(student, id, { single: [wrong] })
    expect((await preview('single')).open).toBe(1)
    await repair('single')
    expect((await submit(student, id)).receipt).toMatchObject({ points: 100, passed: true })
    expect(await lettersTo(student)).toEqual([])
    await takeBack()
    expect((await resultOf(student)).points).toBe(withoutSingle)
  })

  test('waits for the one before it in its module', async () => {
    const made = (await rule('single')).body as { _id: string }
    expect((await rule('multiple')).body).toMatchObject({ code: 'regrade-running' })
    expect(
      await as(gabor).refused(regrade.preview, { params: { id: idOf('multiple') }, body: full }),
    ).toMatchObject({
      code: 'regrade-running',
    })
    await work({ ruling: made._id })
    await takeBack()
    expect((await rule('single', { kind: 'as-asked' })).status).toBe(200)
    expect((await rule('multiple', { kind: 'as-asked' })).body).toMatchObject({ code: 'nothing-ruled' })
  })

  test.each([
    [
      'an answer that is no option',
      { kind: 'right-answer', answers: [{ options: [7] }] },
      'answer-not-of-question',
    ],
    ['no answer', { kind: 'also-accept' }, 'answer-not-of-question'],
    ['a version that is none', { versions: [9] }, 'not-found'],
    ['no reason', { reasons: { hu: ' ', en: 'x' } }, 'invalid-request'],
  ] as const)('with %s is refused', async (_, wanted, code) => {
    expect((await rule('single', wanted as never)).body).toMatchObject({ code })
  })

  test('is the office’s alone', async () => {
    for (const other of [anna, emese])
      expect(await as(other).refused(regrade.rulings, { params: { id: idOf('single') } })).toMatchObject({
        code: 'not-allowed',
      })
  })
})

const full = { kind: 'full-points' as const, versions: [1], answers: [], lowers: false }
