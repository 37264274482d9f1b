import { command } from '#platform/server/request.ts'
import { profile } from '../calls.ts'

export const saveSpoken = command(profile.saveSpoken, async function saveSpoken({ tx, actor, body }) {
  await tx
    .updateTable('account')
    .set({ first_language: body.firstLanguage, second_language: body.secondLanguage })
    .where('id', '=', actor.id)
    .execute()
  return { done: true }
})
