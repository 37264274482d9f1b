import { profile } from '@rajt/contract/profile'
import { presentUser } from '../auth/present.ts'
import { keepFormerName } from '../people/former-names.ts'
import { refuseReserved } from '../people/username.ts'
import type { Tx } from '../plumbing/database.ts'
import { record } from '../plumbing/record.ts'
import { refuseUnless } from '../plumbing/refuse.ts'
import { act } from '../plumbing/request.ts'
import { mayRename } from './rules.ts'

/**
 * One's own name and username; email, Neptun code and university are corrected by staff (decision A7). The name of a
 * confirmed student is the confirmed one (decision Y1); that of staff and mentors waits for nobody, but leaves its line.
 */
export const save = act(profile.save, async (request) => {
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
  if (isRenamed) await record({ tx, actor, now }, 'name-changed', actor.id)
  return { user: await presentUser(tx, request) }
})

const nameOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('account')
    .select(['surname', 'firstname'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** The language of the mails that this person gets. */
export const saveLanguage = act(profile.language, async (request) => {
  const { tx, actor, body } = request
  await tx.updateTable('account').set({ language: body.language }).where('id', '=', actor.id).execute()
  return { user: await presentUser(tx, request) }
})
