import type { Answer } from '@rajt/contract/call'
import type { FieldRefusal } from '@rajt/contract/errors'
import type { programme, SemesterSettings } from '@rajt/contract/programme'
import { record } from '../plumbing/record.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Act } from '../plumbing/request.ts'
import { forgetProgramme } from './current.ts'
import { presentSemester } from './present.ts'

type Change = typeof programme.change

/** The office edits the current semester (decision S2). Refuses dates and limits that are out of order. */
export async function change({ tx, actor, now, body, afterCommit }: Act<Change>): Promise<Answer<Change>> {
  const fields = disorder(body)
  if (Object.keys(fields).length > 0) return refuse('invalid-request', { fields })
  const row = await tx
    .updateTable('semester')
    .set({
      // As dates: PostgreSQL reads fewer years and offsets than the contract lets through.
      starts_at: new Date(body.startsAt),
      ends_at: new Date(body.endsAt),
      one_pager_deadline: new Date(body.onePagerDeadline),
      pass_mark_percent: body.passMarkPercent,
      grade_limits: [...body.gradeLimits],
      exam_attempts: body.examAttempts,
      exam_minutes: body.examMinutes,
      exam_questions: body.examQuestions,
      test_warning: body.testWarning,
    })
    .where('is_current', '=', true)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record({ tx, actor, now }, 'semester-changed', row.id, { ...body })
  afterCommit(forgetProgramme)
  return presentSemester(row)
}

/** Spec 5: an end is not before its start, a deadline lies between; grade limits rise. */
function disorder(body: SemesterSettings): Record<string, FieldRefusal> {
  const [starts, ends, deadline] = [body.startsAt, body.endsAt, body.onePagerDeadline].map((one) =>
    Date.parse(one),
  ) as [number, number, number]
  const wrong: FieldRefusal = { rule: 'format' }
  return {
    ...(ends > starts ? {} : { endsAt: wrong }),
    ...(deadline >= starts && deadline <= ends ? {} : { onePagerDeadline: wrong }),
    ...(body.gradeLimits.every((limit, i, all) => i === 0 || limit >= (all[i - 1] ?? 0))
      ? {}
      : { gradeLimits: wrong }),
  }
}
