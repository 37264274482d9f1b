import { writeAudit } from '#platform/server/audit.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockPending } from '#teams/request/server/locks.ts'
import { notify } from '#teams/request/server/notifications.ts'
import { voidRequests } from '#teams/request/server/transitions.ts'
import { hideIntroduction } from '#teams/seats/server/hide-introduction.ts'
import { lockProject, seatOf } from '#teams/seats/server/lock.ts'
import { requireParticipant } from '#teams/seats/server/participant.ts'
import { project } from '../calls.ts'
import { columnsOf } from './columns.ts'
import { isRepeated } from './repeated.ts'
import { mayCreate } from './rules.ts'
import { setFocuses, viewOf } from './write.ts'

/**
 * Decision P1. Ends what the student has asked of others, and others of them (decision X12). Idempotent: repeating it gets
 * the same answer.
 */
export const create = command(project.create, async function create(request) {
  const { tx, actor, now, body } = request
  const semester = await lockSecondSemester(tx)
  await lockAccounts(tx, [actor.id])
  await requireParticipant(tx, actor.id, semester.key)
  const seat = await seatOf(tx, actor.id, semester.id)
  if (seat?.position === 0) {
    const own = await lockProject(tx, seat.project_id, semester.id)
    if (await isRepeated(tx, own, { fields: body, status: 'CREATED', revision: 1 }))
      return viewOf(request, own.id)
  }
  refuseUnless(mayCreate({ isInTeam: seat !== undefined }, semester, now))
  const { id } = await tx
    .insertInto('project')
    .values({
      ...columnsOf(body),
      semester_id: semester.id,
      owner_id: actor.id,
      created_at: now,
      saved_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setFocuses(tx, id, body)
  await tx
    .insertInto('seat')
    .values({ account_id: actor.id, semester_id: semester.id, project_id: id, position: 0, since: now })
    .execute()
  const pending = await lockPending(request, { persons: [actor.id] })
  await notify(request, await voidRequests(request, pending, 'has-own-project'))
  await hideIntroduction(tx, actor.id, semester.id)
  await writeAudit(request, 'project-created', id)
  return viewOf(request, id)
})
