import { expect, test } from 'vitest'
import { exam } from '#course/exam/calls.ts'
import type { QuestionKind } from '#platform/contract/parts.ts'
import { rowsWith, tally, times } from './at-once.ts'
import { examsOf } from './exams.ts'
import { buildTestRajt } from './rajt.ts'

const rajt = await buildTestRajt()
const { as, db, enter } = rajt
const { begin, show, rightChoice, moduleAt } = await examsOf(rajt)
const countOf = rowsWith(db)

test('an exam started thirty times at once has one attempt and one address', async () => {
  const student = await enter()
  const body = { moduleId: moduleAt(1), platform: 'WEB' } as const
  const replies = await times(30, () => as(student).call(exam.start, { body }))
  expect(tally(replies)).toEqual({ 200: 30 })
  expect(new Set(replies.map((one) => JSON.stringify(one.body))).size).toBe(1)
  expect(await countOf('exam_attempt', 'account_id', student.id)).toBe(1)
})

test('an exam answered on two devices at once keeps every acknowledged answer, or one that knew it', async () => {
  const student = await enter()
  const id = await begin(student)
  const { questions } = await show(student, id)
  const acknowledged: { position: number; choice: number[]; replaced: number; revision: number }[] = []
  const device = async (own: number) => {
    for (let round = 0; round < 6; round++)
      for (const { position, kind, options } of questions) {
        if (!takesOne(kind)) continue
        const { revision: replaced = 0 } = (await show(student, id)).questions[position - 1] ?? {}
        const choice = [kind === 'numeric' ? own + round : (own + round) % options.length]
        const body = { position, choice, revision: replaced }
        const reply = await as(student).call(exam.answer, { params: { id }, body })
        if (reply.status === 200)
          acknowledged.push({
            position,
            choice,
            replaced,
            revision: (reply.body as { revision: number }).revision,
          })
        else
          expect(reply.body).toMatchObject({
            code: 'answer-outdated',
            detail: { revision: expect.any(Number) },
          })
      }
  }
  await Promise.all([device(0), device(1)])
  for (const { position, kind, choice, revision } of (await show(student, id)).questions) {
    if (!takesOne(kind)) continue
    const history = acknowledged.filter((one) => one.position === position)
    // A repeat of the very same answer is acknowledged again with its revision; every other answer made a new one.
    const revisions = [...new Set(history.map((one) => one.revision))].toSorted((a, b) => a - b)
    expect(revisions).toEqual(Array.from({ length: revision }, (_, i) => i + 1))
    for (const one of history) expect(one.revision).toBe(one.replaced + 1)
    for (const one of history.filter((last) => last.revision === revision)) expect(one.choice).toEqual(choice)
  }
})

test('an exam submitted while it is answered scores every acknowledged answer', async () => {
  for (let round = 0; round < 8; round++) {
    const student = await enter()
    const id = await begin(student)
    const { questions } = await show(student, id)
    const right = await Promise.all(questions.map(({ position }) => rightChoice(id, position)))
    const answers = questions.map(({ position }, i) => {
      const body = { position, choice: right[i] ?? [], revision: 0 }
      return as(student).call(exam.answer, { params: { id }, body })
    })
    await Promise.all(answers.slice(0, round))
    const [receipt, ...replies] = await Promise.all([
      as(student).does(exam.submit, { params: { id } }),
      ...answers,
    ])
    const counted = questions.filter((_, i) => replies[i]?.status === 200)
    const total = questions.reduce((sum, { points }) => sum + points, 0)
    const reached = counted.reduce((sum, { points }) => sum + points, 0)
    expect(receipt.receipt?.points).toBe(Math.round((100 * reached) / total))
    for (const { status, body } of replies)
      if (status !== 200) expect(body).toMatchObject({ code: 'exam-closed' })
  }
})

test('an exam submitted ten times at once has one receipt', async () => {
  const student = await enter()
  const id = await begin(student)
  const replies = await times(10, () => as(student).does(exam.submit, { params: { id } }))
  expect(new Set(replies.map(({ receipt }) => JSON.stringify(receipt))).size).toBe(1)
})

test('an exam submitted ten times at once leaves one audit line', async () => {
  const student = await enter()
  const id = await begin(student)
  await times(10, () => as(student).does(exam.submit, { params: { id } }))
  const lines = await db.selectFrom('audit').select('act').where('subject_id', '=', id).execute()
  expect(lines.filter(({ act }) => act === 'exam-submitted')).toHaveLength(1)
})

/** What is answered by one option or one number. */
function takesOne(kind: QuestionKind): boolean {
  return kind !== 'ordering' && kind !== 'matching'
}
