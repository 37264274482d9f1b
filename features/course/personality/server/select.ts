import { presentUser } from '#people/identity/server/present.ts'
import { dropCachedSessions } from '#people/identity/server/session.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { teamSizeOf } from '#programme/programme/server/seats.ts'
import { personality } from '../calls.ts'
import { resultOf } from './queries.ts'
import { mayChoose } from './rules.ts'

/** Completes the first entry; later it changes the choice (decision R3). */
export const select = command(personality.select, async function select(request) {
  const { tx, actor, now, body } = request
  const semester = await currentSemester(tx)
  // Whoever is about to be accepted into a team waits for this, or this for them.
  await lockAccounts(tx, [actor.id])
  const team = { members: await teamSizeOf(tx, actor.id, semester.id) }
  refuseUnless(mayChoose(await resultOf(tx, actor.id), team))
  await tx.updateTable('account').set({ personality: body.personality }).where('id', '=', actor.id).execute()
  await writeAudit({ tx, actor, now }, 'personality-chosen', actor.id, { personality: body.personality })
  afterCommit(tx, () => dropCachedSessions(actor.id))
  return { user: await presentUser(tx, request) }
})
