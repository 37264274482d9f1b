import { query } from '#platform/server/request.ts'
import { profile } from '../calls.ts'

export const spoken = query(profile.spoken, async function spoken({ db, actor }) {
  const { first_language, second_language } = await db
    .selectFrom('account')
    .select(['first_language', 'second_language'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return {
    languages: first_language && { firstLanguage: first_language, secondLanguage: second_language },
  }
})
