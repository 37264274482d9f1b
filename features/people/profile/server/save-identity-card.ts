import { command } from '#platform/server/request.ts'
import { profile } from '../calls.ts'

export const saveIdentityCard = command(
  profile.saveIdentityCard,
  async function saveIdentityCard({ tx, actor, body }) {
    await tx
      .updateTable('account')
      .set({ identity_card: body.identityCard })
      .where('id', '=', actor.id)
      .execute()
    return { done: true }
  },
)
