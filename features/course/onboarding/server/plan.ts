import { materialOf } from '#course/course/server/material.ts'
import { sumOf } from '#course/course/server/time.ts'
import { statements } from '#course/personality/server/queries.ts'
import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { onboarding } from '../calls.ts'

export const plan = query(onboarding.plan, async function plan({ db, language }) {
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
