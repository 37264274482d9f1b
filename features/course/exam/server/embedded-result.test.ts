import { expect, test } from 'vitest'
import { sign } from '#platform/server/secrets.ts'
import { examsOf } from '#testing/server/exams.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { exam } from '../calls.ts'

const rajt = await buildTestRajt()
const { begin, show } = await examsOf(rajt)

test.each(['SECRET', 'EXAM_PROVIDER_KEY'] as const)(
  'without another provider no result is taken, signed with %s',
  async (key) => {
    const student = await rajt.enter()
    const attempt = await begin(student)
    const body = { attempt, points: 100, signature: sign(rajt.settings[key], `result ${attempt} 100`) }
    expect(await rajt.guest.refused(exam.result, { body })).toMatchObject({ code: 'result-failed' })
    expect(await show(student, attempt)).toMatchObject({ status: 'OPEN' })
  },
)
