import { keepFormerName } from '#people/identity/server/former-names.ts'
import { presentUser } from '#people/identity/server/present.ts'
import { refuseReserved } from '#people/identity/server/username.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { profile } from '../calls.ts'
import { mayRename } from './rules.ts'

/**
 * One's own name and username; email, Neptun code and university are corrected by staff (decision A7). The name of a
 * confirmed student is the confirmed one (decision Y1); that of staff and mentors waits for nobody, but leaves its line.
 */
export const save = command(profile.save, async function save(request) {
  const { tx, actor, body, now } = request
  const { username } = body
  refuseReserved(username, actor.role)
  const present = await nameOf(tx, actor.id)
  const to = { surname: body.surname ?? present.surname, firstname: body.firstname ?? present.firstname }
  refuseUnless(mayRename(actor.role, present, to))
  const isRenamed = await keepFormerName(tx, { id: actor.id, ...to }, now)
  await tx
    .updateTable('account')
    .set({ ...to, username })
    .where('id', '=', actor.id)
    .execute()
  if (isRenamed) await writeAudit({ tx, actor, now }, 'name-changed', actor.id)
  return { user: await presentUser(tx, request) }
})

const nameOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('account')
    .select(['surname', 'firstname'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
