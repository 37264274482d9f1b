import fc from 'fast-check'
import { expect, test } from 'vitest'
import { course, type ModuleProgress } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { examClock } from '#course/exam/server/time-out.ts'
import { minutes } from '#platform/server/clock.ts'
import { gabor } from './cast.ts'
import { examsOf } from './exams.ts'
import { brokenRules } from './invariants.ts'
import type { Person } from './people.ts'
import { buildTestRajt } from './rajt.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter } = rajt
const { moduleAt, answerAll } = await examsOf(rajt)
const tick = examClock({ db, clock })

type Step =
  | { act: 'start' | 'answer' | 'submit' | 'wait'; position: number; rightly: boolean }
  | { act: 'grant'; position: number; extraAttempts: number }

const position = fc.integer({ min: 1, max: 4 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constantFrom('start', 'submit'), position, rightly: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('answer', 'wait'), position, rightly: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('grant' as const),
      position,
      extraAttempts: fc.integer({ min: 1, max: 3 }),
    }),
  },
)

const standings = async (student: Person): Promise<ModuleProgress[]> =>
  ((await as(student).does(course.progress)).currentProgress?.moduleProgresses ?? []).slice(0, 7)

/** Takes one step; what the screen offered is what the server then does. */
async function take(student: Person, one: Step, before: ModuleProgress[]): Promise<void> {
  const standing = before[one.position - 1]
  const open = standing?.exam.open?.attempt
  if (one.act === 'start') {
    const body = { moduleId: moduleAt(one.position), platform: 'WEB' } as const
    const { status, body: answer } = await as(student).call(exam.start, { body })
    if (standing?.exam.can.start) expect(status).toBe(200)
    else expect(answer).toMatchObject({ code: standing?.exam.refusal })
  }
  if (one.act === 'answer' && open) await answerAll(student, open, one.rightly)
  if (one.act === 'submit' && open) {
    if (one.rightly) await answerAll(student, open, true)
    await as(student).does(exam.submit, { params: { id: open } })
  }
  if (one.act === 'wait') {
    clock.pass(minutes(21))
    await tick()
  }
  if (one.act === 'grant') {
    const grant = { student: student.id, module: moduleAt(one.position), extraAttempts: one.extraAttempts }
    await as(gabor).does(exam.grant, { body: { ...grant, extraMinutes: 0, reason: 'Próba' } })
  }
}

/** What must hold after any history of a course. */
function expectInOrder(now: ModuleProgress[], before: ModuleProgress[]): void {
  for (const [i, one] of now.entries()) {
    expect(one.unlocked).toBe(now.slice(0, i).every(({ status }) => status === 'COMPLETED'))
    if (before[i]?.status === 'COMPLETED') expect(one.status).toBe('COMPLETED')
    if (before[i]?.unlocked) expect(one.unlocked).toBe(true)
    if (!one.unlocked)
      expect([one.status, one.exam.attemptsUsed, one.exam.can.start]).toEqual(['INACTIVE', 0, false])
  }
}

test('whatever a student and the office do, modules open in their order and never close again', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const student = await enter()
      await rajt.renew(gabor)
      let before = await standings(student)
      for (const one of steps) {
        await take(student, one, before)
        const now = await standings(student)
        expectInOrder(now, before)
        before = now
      }
      expect((await brokenRules(rajt.pool)).filter(({ rule }) => !rule.includes('job'))).toEqual([])
    }),
    { numRuns: 25, seed: Number(process.env.FUZZ_SEED ?? 1) },
  )
})
