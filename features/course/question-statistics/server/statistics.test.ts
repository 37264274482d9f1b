import { expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { minutes } from '#platform/server/clock.ts'
import { transact } from '#platform/server/transact.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { questionStatistics } from '../calls.ts'
import { countModule } from './count.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter } = rajt
const { begin, show, rightChoice, answer, submit, moduleAt } = await examsOf(rajt)
const office = as(gabor)
const module = moduleAt(1)

const everything = { search: '', modules: [], questionKinds: [], levels: [], marks: [] }
const find = (own: Partial<typeof everything> | object = {}, person = gabor) =>
  as(person).does(questionStatistics.list, { body: { ...everything, pageNumber: 1, ...own } })

/** All of the module's bank, page by page. */
async function bank(person = gabor) {
  const pages = [1, 2].map((pageNumber) => find({ modules: [module], pageNumber }, person))
  return (await Promise.all(pages)).flatMap(({ questions }) => questions)
}

/** Students with more and more right answers, in a module that nobody else has taken. */
async function sit(students: number) {
  for (let n = 0; n < students; n++) {
    const student = await enter()
    const id = await begin(student)
    const { questions } = await show(student, id)
    for (const [i, { position, kind, options, revision }] of questions.entries()) {
      clock.pass(10_000 + i * 1000)
      if (i % students > n && kind === 'single')
        await answer(student, id, position, [(n + i) % options.length], revision)
      else if (i % 7 !== 6) await answer(student, id, position, await rightChoice(id, position), revision)
    }
    await submit(student, id)
  }
}

/** The same figures by other means: in memory, by the textbook. */
async function recount() {
  const rows = await db
    .selectFrom('exam_answer as x')
    .innerJoin('exam_attempt as a', 'a.id', 'x.attempt_id')
    .innerJoin('question as q', 'q.id', 'x.question_id')
    .select(['x.attempt_id', 'x.question_id', 'x.points as earned', 'x.answered_at', 'x.choice'])
    .select(['q.points', 'a.started_at'])
    .where('a.module_id', '=', module)
    .where('a.status', '<>', 'OPEN')
    .orderBy('x.answered_at')
    .execute()
  const attempts = Map.groupBy(rows, ({ attempt_id }) => attempt_id)
  const figures = rows.map((row) => {
    const own = attempts.get(row.attempt_id) ?? []
    const others = own.filter(({ question_id }) => question_id !== row.question_id)
    const sum = (of: (one: (typeof rows)[number]) => number) => others.reduce((all, one) => all + of(one), 0)
    const before = own.filter(
      ({ answered_at }) => answered_at && row.answered_at && answered_at < row.answered_at,
    )
    const from = before.at(-1)?.answered_at ?? row.started_at
    return {
      id: row.question_id,
      choice: row.choice ?? [],
      share: (row.earned ?? 0) / row.points,
      rest: sum(({ earned }) => earned ?? 0) / sum(({ points }) => points),
      seconds: row.answered_at ? (row.answered_at.getTime() - from.getTime()) / 1000 : null,
    }
  })
  return Map.groupBy(figures, ({ id }) => id)
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
function median(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const [x, y] = [mean(xs), mean(ys)]
  const spread = (all: readonly number[], centre: number) =>
    Math.sqrt(all.reduce((sum, one) => sum + (one - centre) ** 2, 0))
  const both = xs.reduce((sum, one, i) => sum + (one - x) * ((ys[i] ?? 0) - y), 0)
  const isAlike = [xs, ys].some((all) => Math.max(...all) - Math.min(...all) < 1e-9)
  return isAlike ? null : both / (spread(xs, x) * spread(ys, y))
}

test('nothing is counted before an exam has ended, and then every hour by itself', async () => {
  await sit(1)
  expect((await bank()).every(({ counted }) => counted === null)).toBe(true)
  await workersOf(rajt)['count-questions']({})
  const questions = await bank()
  expect(questions.filter(({ counted }) => counted !== null)).toHaveLength(12)
  expect(questions[0]?.counted).toMatchObject({ met: 1, discrimination: null, marks: [] })
})

test('the figures of each question are those of a recount', async () => {
  await sit(24)
  clock.pass(minutes(1))
  await transact(db, (tx) => countModule(tx, module, clock.now()))
  const expected = await recount()
  const questions = await bank()
  expect(questions.length).toBe(28)
  for (const { _id, kind, counted } of questions) {
    const own = expected.get(_id) ?? []
    expect(counted?.met ?? 0).toBe(own.length)
    if (!counted) continue
    const shares = own.map(({ share }) => share)
    const rests = own.map(({ rest }) => rest)
    expect(counted.rightShare).toBeCloseTo(mean(shares), 5)
    const tells = correlation(shares, rests)
    if (tells === null) expect(counted.discrimination).toBeNull()
    else expect(counted.discrimination).toBeCloseTo(tells, 5)
    const seconds = own.flatMap((one) => one.seconds ?? [])
    if (seconds.length > 0) expect(counted.medianSeconds).toBeCloseTo(median(seconds), 2)
    else expect(counted.medianSeconds).toBeNull()
    const [version] = (await office.does(questionStatistics.question, { params: { id: _id } })).versions
    if (kind !== 'single' && kind !== 'multiple' && kind !== 'true-false')
      expect(version?.options).toEqual([])
    for (const [option, { chosen, restShare }] of version?.options.entries() ?? []) {
      const choosers = own.filter(({ choice }) => choice.includes(option))
      expect(chosen).toBe(choosers.length)
      if (choosers.length > 0) expect(restShare).toBeCloseTo(mean(choosers.map(({ rest }) => rest)), 5)
    }
  }
  const before = await db.selectFrom('question_statistics').selectAll().orderBy('question_id').execute()
  await transact(db, (tx) => countModule(tx, module, clock.now()))
  expect(await db.selectFrom('question_statistics').selectAll().orderBy('question_id').execute()).toEqual(
    before,
  )
})

test('the most suspicious stand first, and can be filtered and searched', async () => {
  const questions = await bank()
  const marks = questions.map(({ counted }) => counted?.marks.length ?? 0)
  expect(marks).toEqual(marks.toSorted((a, b) => b - a))
  const suspicious = questions.filter(({ counted }) => counted?.marks.includes('weak-discrimination'))
  const filtered = await find({ marks: ['weak-discrimination'] })
  expect(filtered.questions.map(({ _id }) => _id).toSorted()).toEqual(
    suspicious.map(({ _id }) => _id).toSorted(),
  )
  const found = await find({ search: 'biciklijavito' })
  expect(found.questions).toHaveLength(1)
  expect((await find({ questionKinds: ['numeric'] })).questions).toHaveLength(1)
})

test.each([
  ['met', 'met'],
  ['rightShare', 'rightShare'],
  ['discrimination', 'discrimination'],
  ['seconds', 'medianSeconds'],
  ['lastMet', 'lastMet'],
] as const)(
  'the bank is sorted by %s, and what has none stands at its end either way',
  async (sort, figure) => {
    const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
    const figures = (questions: Awaited<ReturnType<typeof bank>>) =>
      questions.map(({ counted }) => counted?.[figure] ?? null)
    const read = async (sorted: string) => {
      const pages = [1, 2].map((pageNumber) => find({ sort: sorted, pageNumber }))
      return figures((await Promise.all(pages)).flatMap(({ questions }) => questions))
    }
    // How many have a figure depends on the questions the exams have drawn: no other module has one.
    const known = figures(await bank()).flatMap((value) => value ?? [])
    const none = new Array(40 - known.length).fill(null)
    const ascending = known.toSorted(compare)
    expect(compare(ascending[0] ?? 0, ascending.at(-1) ?? 0)).toBe(-1)
    expect(await read(sort)).toEqual([...ascending, ...none])
    expect(await read(`-${sort}`)).toEqual([...ascending.toReversed(), ...none])
  },
)

test('the bank is sorted by its marks both ways', async () => {
  const order = async (sort?: string) =>
    (await find(sort ? { sort } : {})).questions.map(({ counted }) => [
      counted?.marks.length ?? 0,
      counted?.discrimination,
    ])
  expect(await order('-marks')).toEqual(await order())
  const marks = (await order('marks')).map(([count]) => Number(count))
  expect(marks).toEqual(marks.toSorted((a, b) => a - b))
})

test('coordinators see the statistics, and neither options nor what is right', async () => {
  const questions = await bank(emese)
  expect(questions).toHaveLength(28)
  expect(JSON.stringify(questions)).not.toContain('isRight')
  const id = questions[0]?._id ?? ''
  expect(await as(emese).refused(questionStatistics.question, { params: { id } })).toMatchObject({
    code: 'not-allowed',
  })
})
