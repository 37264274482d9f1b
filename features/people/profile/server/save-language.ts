import { presentUser } from '#people/identity/server/present.ts'
import { command } from '#platform/server/request.ts'
import { profile } from '../calls.ts'

/** The language of the mails that this person gets. */
export const saveLanguage = command(profile.language, async function saveLanguage(request) {
  const { tx, actor, body } = request
  await tx.updateTable('account').set({ language: body.language }).where('id', '=', actor.id).execute()
  return { user: await presentUser(tx, request) }
})
