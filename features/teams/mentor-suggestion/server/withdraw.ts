import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { mentorSuggestion } from '../calls.ts'

/** Idempotent: repeating it changes nothing. */
export const withdraw = command(mentorSuggestion.withdraw, async function withdraw(request) {
  const { tx, actor, params } = request
  const semester = await lockSecondSemester(tx)
  const gone = await tx
    .deleteFrom('mentor_suggestion')
    .where('member_id', '=', actor.id)
    .where('mentor_id', '=', params.id)
    .where('semester_id', '=', semester.id)
    .returning('mentor_id')
    .executeTakeFirst()
  if (gone) await writeAudit(request, 'mentor-suggestion-withdrawn', gone.mentor_id)
  return { done: true }
})
