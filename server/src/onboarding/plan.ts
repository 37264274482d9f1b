import { onboarding } from '@rajt/contract/onboarding'
import { materialOf } from '../course/material.ts'
import { sumOf } from '../course/time.ts'
import { statements } from '../personality/queries.ts'
import { read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'

export const plan = read(onboarding.plan, async ({ db, language }) => {
  const { semester, context } = await currentProgramme(db)
  const { modules } = await materialOf(db, semester.id, language)
  const required = modules.filter(({ extra }) => !extra)
  return {
    number: context.CURRENT_SEMESTER,
    modules: required.length,
    ...sumOf(required),
    examAttempts: semester.exam_attempts,
    statements: (await statements(db)).length,
  }
})
