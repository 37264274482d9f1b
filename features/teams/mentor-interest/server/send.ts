import { record } from '#platform/server/record.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockProject } from '#teams/seats/server/lock.ts'
import { mentorInterest } from '../calls.ts'
import { presentInterest } from './present.ts'
import { interestRows } from './queries.ts'
import { mayShowInterest } from './rules.ts'

/** Decision P8. Idempotent: repeating it gets the same answer. */
export const send = act(mentorInterest.send, async (request) => {
  const { tx, actor, now, body } = request
  const semester = await lockSecondSemester(tx)
  const project = await lockProject(tx, body.id, semester.id)
  const own = interestRows(tx).where('i.project_id', '=', project.id).where('i.mentor_id', '=', actor.id)
  const before = await own.executeTakeFirst()
  if (before) return presentInterest(before)
  const profile = await tx
    .selectFrom('mentor_profile')
    .select('is_published')
    .where('account_id', '=', actor.id)
    .executeTakeFirst()
  refuseUnless(mayShowInterest(project, { isPublished: profile?.is_published === true }, { semester, now }))
  const { id } = await tx
    .insertInto('mentor_interest')
    .values({ project_id: project.id, semester_id: semester.id, mentor_id: actor.id, sent_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(request, 'mentor-interest-sent', id)
  return presentInterest(await own.executeTakeFirstOrThrow())
})

/** 404 for anybody but its mentor; an interest in a project that they mentor stays. */
export const withdraw = act(mentorInterest.withdraw, async (request) => {
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
  await record(request, 'mentor-interest-withdrawn', row.id)
  return { done: true }
})
