import { moduleProgress } from '#course/course/server/queries.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { exam } from '../calls.ts'
import { grantsOrTakesBack, mayBeGranted } from './rules.ts'
import { noteShownSolutions } from './solutions-shown.ts'

/** One student's extra attempts and minutes for one exam, with the reason in the audit log (decision C4). */
export const grant = command(exam.grant, async function grant({ tx, actor, now, body }) {
  const { student, module, extraAttempts, extraMinutes, reason } = body
  const known = await tx
    .selectFrom('account')
    .innerJoin('module', (on) => on.on('module.id', '=', module))
    .innerJoin('semester', 'semester.id', 'module.semester_id')
    .select(['module.semester_id', 'module.retired_at', 'semester.is_current'])
    .where('account.id', '=', student)
    .where('account.role', '=', 'STUDENT')
    .forUpdate('account')
    .executeTakeFirst()
  if (!known) return refuse('not-found')
  if (!known.is_current) return refuse('wrong-semester')
  const values = { extra_attempts: extraAttempts, extra_minutes: extraMinutes }
  const before = await tx
    .selectFrom('exam_grant')
    .select(['extra_attempts', 'extra_minutes'])
    .where('account_id', '=', student)
    .where('module_id', '=', module)
    .executeTakeFirst()
  const verdict = grantsOrTakesBack(values, before)
  if (verdict !== 'ok') refuse(verdict, { fields: { extraAttempts: { rule: 'at-least', limit: 1 } } })
  await noteShownSolutions({ tx, now }, { semester: known.semester_id, student })
  await tx
    .insertInto('exam_grant')
    .values({ account_id: student, module_id: module, ...values })
    .onConflict((on) => on.columns(['account_id', 'module_id']).doUpdateSet(values))
    .execute()
  const standings = await moduleProgress(tx, { student, semester: known.semester_id })
  const standing = standings.find((one) => one.module_id === module)
  if (!standing) return refuse('not-found')
  refuseUnless(mayBeGranted(values, { ...standing, retired_at: known.retired_at }))
  await writeAudit({ tx, actor, now }, 'exam-granted', student, {
    module,
    extraAttempts,
    extraMinutes,
    reason,
  })
  return { extraAttempts, extraMinutes, questions: standing.next_questions }
})
