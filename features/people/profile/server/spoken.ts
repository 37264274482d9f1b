import { act, read } from '#platform/server/request.ts'
import { profile } from '../calls.ts'

export const spoken = read(profile.spoken, async ({ db, actor }) => {
  const { first_language, second_language } = await db
    .selectFrom('account')
    .select(['first_language', 'second_language'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return {
    languages: first_language && { firstLanguage: first_language, secondLanguage: second_language },
  }
})

export const saveSpoken = act(profile.saveSpoken, async ({ tx, actor, body }) => {
  await tx
    .updateTable('account')
    .set({ first_language: body.firstLanguage, second_language: body.secondLanguage })
    .where('id', '=', actor.id)
    .execute()
  return { done: true }
})
