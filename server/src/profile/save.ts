import type { Answer } from '@rajt/contract/call'
import type { profile } from '@rajt/contract/profile'
import { presentUser } from '../auth/present.ts'
import { keepFormerName } from '../people/former-names.ts'
import type { Act } from '../plumbing/request.ts'

type Save = typeof profile.save
type SaveLanguage = typeof profile.language

/**
 * One's own name and username; email, Neptun code and university are corrected by staff (decision A7). A new name waits
 * for nobody, and staff go on seeing the one that was let in.
 */
export async function save({ tx, actor, body, now }: Act<Save>): Promise<Answer<Save>> {
  const { surname, firstname, username } = body
  await keepFormerName(tx, { id: actor.id, surname, firstname }, now)
  await tx.updateTable('account').set({ surname, firstname, username }).where('id', '=', actor.id).execute()
  return { user: await presentUser(tx, actor.id) }
}

/** The language of the mails that this person gets. */
export async function saveLanguage({ tx, actor, body }: Act<SaveLanguage>): Promise<Answer<SaveLanguage>> {
  await tx.updateTable('account').set({ language: body.language }).where('id', '=', actor.id).execute()
  return { user: await presentUser(tx, actor.id) }
}
