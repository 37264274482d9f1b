import { writeAudit } from '#platform/server/audit.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { teamOf } from '#teams/project/server/queries.ts'
import { publishedMentor } from '#teams/seats/server/published-mentors.ts'
import { mentorSuggestion } from '../calls.ts'
import { suggestionsIn } from './queries.ts'
import { maySuggest } from './rules.ts'

/** Decision P9. Idempotent: repeating it changes nothing. */
export const suggest = command(mentorSuggestion.suggest, async function suggest(request) {
  const { tx, actor, now, params } = request
  const semester = await lockSecondSemester(tx)
  const mentor = await publishedMentor(tx, params.id)
  await lockAccounts(tx, [actor.id])
  const team = await teamOf(tx, actor.id, semester.id)
  const own = team ? (await suggestionsIn(tx, team.id)).filter((one) => one.member_id === actor.id) : []
  if (own.some(({ mentor_id }) => mentor_id === mentor)) return { done: true }
  refuseUnless(maySuggest(team, own.filter(({ isOpen }) => isOpen).length, { semester, now }))
  if (!team) return refuse('not-team-member')
  await tx
    .insertInto('mentor_suggestion')
    .values({
      member_id: actor.id,
      project_id: team.id,
      semester_id: semester.id,
      mentor_id: mentor,
      suggested_at: now,
    })
    .execute()
  await writeAudit(request, 'mentor-suggested', mentor)
  return { done: true }
})
