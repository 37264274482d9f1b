import { writeAudit } from '#platform/server/audit.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockProject } from '#teams/seats/server/lock.ts'
import { mentorInterest } from '../calls.ts'
import { presentInterest } from './present.ts'
import { interestRows } from './queries.ts'
import { mayShowInterest } from './rules.ts'

/** Decision P8. Idempotent: repeating it gets the same answer. */
export const send = command(mentorInterest.send, async function send(request) {
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
  await writeAudit(request, 'mentor-interest-sent', id)
  return presentInterest(await own.executeTakeFirstOrThrow())
})
