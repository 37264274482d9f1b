import { writeAudit } from '#platform/server/audit.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { mentorInterest } from '../calls.ts'
import { presentInterest } from './present.ts'
import { interestRows } from './queries.ts'

/** 404 for anybody but its mentor; an interest in a project that they mentor stays. */
export const withdraw = command(mentorInterest.withdraw, async function withdraw(request) {
  const { tx, actor, params } = request
  const semester = await lockSecondSemester(tx)
  const row = await interestRows(tx)
    .where('i.id', '=', params.id)
    .where('i.semester_id', '=', semester.id)
    .where('i.mentor_id', '=', actor.id)
    .executeTakeFirst()
  if (!row) return refuse('not-found')
  if (!presentInterest(row).can.withdraw) return refuse('project-has-mentor')
  await tx.deleteFrom('mentor_interest').where('id', '=', row.id).execute()
  await writeAudit(request, 'mentor-interest-withdrawn', row.id)
  return { done: true }
})
