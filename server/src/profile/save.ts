import { profile } from '@rajt/contract/profile'
import { presentUser } from '../auth/present.ts'
import { keepFormerName } from '../people/former-names.ts'
import { record } from '../plumbing/record.ts'
import { act } from '../plumbing/request.ts'

/**
 * One's own name and username; email, Neptun code and university are corrected by staff (decision A7). A new name waits
 * for nobody but leaves its line, and staff go on seeing the one that was let in.
 */
export const save = act(profile.save, async (request) => {
  const { tx, actor, body, now } = request
  const { surname, firstname, username } = body
  const isRenamed = await keepFormerName(tx, { id: actor.id, surname, firstname }, now)
  await tx.updateTable('account').set({ surname, firstname, username }).where('id', '=', actor.id).execute()
  if (isRenamed) await record({ tx, actor, now }, 'name-changed', actor.id)
  return { user: await presentUser(tx, request) }
})

/** The language of the mails that this person gets. */
export const saveLanguage = act(profile.language, async (request) => {
  const { tx, actor, body } = request
  await tx.updateTable('account').set({ language: body.language }).where('id', '=', actor.id).execute()
  return { user: await presentUser(tx, request) }
})
