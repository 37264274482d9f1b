import { describe, expect, test } from 'vitest'
import { authoring } from '#course/authoring/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { breakingOf } from '#testing/server/break-rows.ts'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { regradingOf } from '#testing/server/regrading.ts'
import { waitingForLocks } from '#testing/server/waiting-for-locks.ts'
import { regradeWorker } from './run.ts'

const rajt = await buildTestRajt()
const { as, db, enter, clock, settings, pool } = rajt
const { breakRows, mend } = breakingOf(rajt)
const regrading = await regradingOf(rajt)
const { module, rule, work, sit, answer, resultOf, lettersTo, rulings, begin, submit, wrong, idOf } =
  regrading
const takeBack = () => regrading.takeBack('single')

describe('at the same moment', () => {
  test('exams are handed in: each is counted by the ruling, whichever comes first', async () => {
    const students = await Promise.all(Array.from({ length: 12 }, () => enter()))
    const attempts = await Promise.all(
      students.map(async (student) => {
        const id = await begin(student)
        await answer(student, id, { single: [wrong] })
        return { student, id }
      }),
    )
    const [first = attempts[0], ...others] = attempts
    if (!first) throw new Error('nobody sat')
    const ruling = (async () => {
      const { body } = await rule('single')
      await work({ ruling: (body as { _id: string })._id })
    })()
    await Promise.all([
      ruling,
      ...others.map(({ student, id }) => submit(student, id)),
      submit(first.student, first.id),
    ])
    for (const { student } of attempts) expect(await resultOf(student)).toMatchObject({ points: 100 })
    await takeBack()
  })

  test('an exam handed in while a ruling that lowers is made is scored by it, and falls by nothing later', async () => {
    const student = await enter()
    const id = await begin(student)
    await answer(student, id, {})
    const holding = await pool.connect()
    await holding.query('begin')
    await holding.query('select from module where id = $1 for update', [module])
    // It has counted whose result would fall, and waits to be written.
    const lowering = rule('single', { kind: 'right-answer', answers: [{ options: [wrong] }], lowers: true })
    await waitingForLocks(db, 1)
    const handingIn = submit(student, id)
    await Promise.race([handingIn, waitingForLocks(db, 2)])
    await holding.query('commit')
    holding.release()
    const { status, body } = await lowering
    await handingIn
    expect(status).toBe(200)
    const handedIn = await resultOf(student)
    await work({ ruling: (body as { _id: string })._id })
    expect(await resultOf(student)).toEqual(handedIn)
    await takeBack()
  })

  test('twenty ruling at once make one ruling, and its job run by five at once tells each student once', async () => {
    const student = await enter()
    await sit(student, { single: [wrong] })
    const before = (await rulings('single')).rulings.length
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        rule('single', { reasons: { hu: `${i % 2}. ok`, en: `reason ${i % 2}` } }),
      ),
    )
    const made = replies
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body as { _id: string })._id)
    expect(new Set(made).size).toBe(1)
    for (const { status, body } of replies)
      if (status !== 200) expect(body).toMatchObject({ code: 'regrade-running' })
    await Promise.all(Array.from({ length: 5 }, () => work({ ruling: made[0] ?? '' })))
    expect((await rulings('single')).rulings).toHaveLength(before + 1)
    expect(await lettersTo(student)).toHaveLength(1)
    await takeBack()
  })
})

test('a job that breaks off goes on where it was, and tells nobody twice', async () => {
  const students = await Promise.all(Array.from({ length: 6 }, () => enter()))
  for (const student of students) await sit(student, { single: [wrong] })
  const [, , , , fifth] = students.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const { body } = await rule('single')
  const ruling = (body as { _id: string })._id
  const slowly = regradeWorker({ db, clock, settings }, 2)
  await breakRows('mail', 'insert', `new.recipient = '${fifth?.email}'`)
  await expect(slowly({ ruling })).rejects.toThrow('broken')
  const told = async () => (await Promise.all(students.map(lettersTo))).map(({ length }) => length)
  const lettersNow = await told()
  expect([Math.min(...lettersNow), Math.max(...lettersNow)]).toEqual([0, 1])
  expect((await rulings('single')).rulings[0]?.finishedAt).toBeNull()
  await mend()
  await slowly({ ruling })
  expect(await told()).toEqual([1, 1, 1, 1, 1, 1])
  for (const student of students) expect(await resultOf(student)).toMatchObject({ points: 100 })
  await takeBack()
})

test('a question is retired while fifty draw it: whoever has it keeps it, and their exam is whole', async () => {
  const students = await Promise.all(Array.from({ length: 50 }, () => enter()))
  const id = idOf('single')
  await db
    .updateTable('question')
    .set({ retired_at: null })
    .where('module_id', '=', regrading.module)
    .execute()
  const [retired, ...attempts] = await Promise.all([
    as(gabor).call(authoring.retire, { params: { id } }),
    ...students.map((student) => begin(student)),
  ])
  expect(retired.status).toBe(200)
  for (const [i, student] of students.entries()) {
    const { questions } = await as(student).does(exam.attempt, { params: { id: attempts[i] ?? '' } })
    expect(questions).toHaveLength(4)
  }
  await as(gabor).does(authoring.reinstate, { params: { id } })
})
