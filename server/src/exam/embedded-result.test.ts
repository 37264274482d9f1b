import { exam } from '@rajt/contract/exam'
import { expect, test } from 'vitest'
import { examsOf } from '../../test/exams.ts'
import { buildTestRajt } from '../../test/rajt.ts'
import { sign } from '../plumbing/secrets.ts'

const rajt = await buildTestRajt()
const { begin, show } = await examsOf(rajt)

test('without another provider nobody’s result is taken, however it is signed', async () => {
  const student = await rajt.enter()
  const attempt = await begin(student)
  const body = { attempt, points: 100, signature: sign(rajt.settings.SECRET, `result ${attempt} 100`) }
  expect(await rajt.guest.refused(exam.result, { body })).toMatchObject({ code: 'result-failed' })
  expect(await show(student, attempt)).toMatchObject({ status: 'OPEN' })
})
