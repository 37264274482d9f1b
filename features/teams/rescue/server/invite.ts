import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import type { Event } from '#teams/request/server/events.ts'
import { inviteStudent } from '#teams/request/server/invite.ts'
import { notify } from '#teams/request/server/notifications.ts'
import { lockProject, ownedProject } from '#teams/seats/server/lock.ts'
import { requireParticipant } from '#teams/seats/server/participant.ts'
import { rescue } from '../calls.ts'
import { ownGroup, viewOf } from './mine.ts'
import { proposedOf } from './rules.ts'

/** One press: an invitation to each who may get one. Idempotent: repeating it changes nothing. */
export const invite = command(rescue.invite, async function invite(request) {
  const { tx, actor, now } = request
  const semester = await lockSecondSemester(tx)
  const at = { semester, now }
  const known = await ownGroup(tx, actor.id, at)
  const locked = [actor.id, ...(known?.group.places ?? []).map(({ id }) => id)]
  await lockAccounts(tx, locked)
  await requireParticipant(tx, actor.id, semester.key)
  const project = await lockProject(tx, await ownedProject(tx, actor.id, semester.id), semester.id)
  // Locked now: who has found a team meanwhile is not asked.
  const own = await ownGroup(tx, actor.id, at)
  if (!own?.isOwner || own.group.project?.id !== project.id) return refuse('rescue-not-proposed')
  // Whom the office proposed meanwhile is not locked: they stay proposed, and the next press invites them.
  const proposed = proposedOf(own.group).filter(({ id }) => locked.includes(id))
  const events: Event[] = []
  for (const { id } of proposed)
    events.push(...(await inviteStudent(request, { semester, project, student: id })).events)
  await notify(request, events)
  return viewOf(tx, actor, at)
})
