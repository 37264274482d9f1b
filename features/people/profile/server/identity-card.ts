import { query } from '#platform/server/request.ts'
import { profile } from '../calls.ts'

/** Decision A9: optional, and nobody else's to read. */
export const identityCard = query(profile.identityCard, async function identityCard({ db, actor }) {
  const { identity_card } = await db
    .selectFrom('account')
    .select('identity_card')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return { identityCard: identity_card }
})
