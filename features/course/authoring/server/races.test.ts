import { expect, test } from 'vitest'
import type { QuestionContent } from '#course/exam/question-content.ts'
import { minutes } from '#platform/server/clock.ts'
import { gabor } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { authoring } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter } = rajt
const { begin, show, moduleAt } = await examsOf(rajt)
const office = as(gabor)
const module = moduleAt(1)

const MARK = 'Átírva: '

/** The module's questions with a mark before each prompt, as drafts. */
async function marked() {
  const ids = await db
    .selectFrom('question')
    .select('id')
    .where('module_id', '=', module)
    .where('retired_at', 'is', null)
    .execute()
  const things: { id: string; revision: number }[] = []
  for (const { id } of ids) {
    const { published } = await office.does(authoring.thing, { params: { id } })
    const content = published?.written.content as QuestionContent
    const hu = { ...content.hu, prompt: `${MARK}${content.hu.prompt}` }
    const body = { written: { kind: 'question' as const, content: { ...content, hu } }, revision: 0 }
    const { revision } = await office.does(authoring.save, { params: { id }, body })
    things.push({ id, revision })
  }
  return things
}

test('questions are published anew while fifty begin: each attempt asks what its answers name, before and after', async () => {
  const students = await Promise.all(Array.from({ length: 50 }, () => enter()))
  const things = await marked()
  clock.pass(minutes(1))
  const half = students.splice(0, 25)
  const early = half.map((student) => begin(student))
  const publishing = office.call(authoring.publish, { body: { things, why: 'Javítás', asksAgain: false } })
  const after = students.map((student) => begin(student))
  const attempts = await Promise.all([...early, ...after])
  expect(await publishing).toMatchObject({ status: 200 })

  const met = await db
    .selectFrom('exam_answer as x')
    .innerJoin('content_version as v', (on) =>
      on.onRef('v.thing_id', '=', 'x.question_id').onRef('v.number', '=', 'x.version'),
    )
    .select(['x.attempt_id', 'x.position', 'x.version', 'v.content'])
    .where('x.attempt_id', 'in', attempts)
    .execute()
  for (const [i, student] of [...half, ...students].entries()) {
    const { questions } = await show(student, attempts[i] ?? '')
    for (const { position, prompt } of questions) {
      const answer = met.find((one) => one.attempt_id === attempts[i] && one.position === position)
      expect(prompt).toBe((answer?.content as QuestionContent | undefined)?.hu.prompt)
      expect(prompt.startsWith(MARK)).toBe(answer?.version === 2)
    }
  }
  const late = await enter()
  for (const { prompt } of (await show(late, await begin(late))).questions)
    expect(prompt.startsWith(MARK)).toBe(true)
})
