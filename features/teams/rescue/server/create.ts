import { writeAudit } from '#platform/server/audit.ts'
import { fullName } from '#platform/server/full-name.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type CommandRequest, command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { requireParticipant } from '#teams/seats/server/participant.ts'
import { rescue } from '../calls.ts'
import { ownGroup, viewOf } from './mine.ts'
import { promisedBy } from './rules.ts'

/** First come, first served: the others see who it is. Idempotent: repeating it gets the same answer. */
export const create = command(rescue.create, async function create(request) {
  const { tx, actor, language } = request
  const { group, at } = await lockOwnGroup(request)
  // A project that exists already has its owner, who may not have said that they create it.
  const first = promisedBy(group) ?? group.project?.team[0]
  if (first && first.id !== actor.id)
    return refuse('rescue-created', { detail: { by: fullName(first, language) } })
  if (!first) {
    await say(request, group.id, actor.id)
    await writeAudit(request, 'rescue-created', group.id)
  }
  return viewOf(tx, actor, at)
})

type Saying = CommandRequest<typeof rescue.create>

export async function lockOwnGroup({ tx, actor, now }: Saying) {
  const at = { semester: await lockSecondSemester(tx), now }
  await lockAccounts(tx, [actor.id])
  await requireParticipant(tx, actor.id, at.semester.key)
  const known = (await ownGroup(tx, actor.id, at)) ?? refuse('rescue-not-proposed')
  await tx.selectFrom('rescue_group').select('id').where('id', '=', known.group.id).forUpdate().execute()
  // Locked now: who was faster has said so.
  const own = (await ownGroup(tx, actor.id, at)) ?? refuse('rescue-not-proposed')
  return { group: own.group, at }
}

/** In place of whoever said so before and has found a team since. */
export async function say({ tx }: Saying, group: string, student: string | null) {
  await tx
    .updateTable('rescue_place')
    .set({ creates: false })
    .where('group_id', '=', group)
    .where('creates', '=', true)
    .execute()
  if (student)
    await tx
      .updateTable('rescue_place')
      .set({ creates: true })
      .where('group_id', '=', group)
      .where('account_id', '=', student)
      .execute()
}
