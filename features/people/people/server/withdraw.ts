import { spendTokens } from '#people/identity/server/token.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { type CommandScope, command } from '#platform/server/request.ts'
import { people } from '../calls.ts'
import { presentInvitation } from './present.ts'
import { findInvitation, lockInvitation } from './queries.ts'
import { mayBeWithdrawn } from './rules.ts'

/** An invitation to a wrong address is taken back before anybody uses it; nobody is told by mail. */
export const withdraw = command(people.withdraw, async function withdraw({ tx, actor, now, params }) {
  const row = await lockInvitation(tx, params.id, now)
  refuseUnless(mayBeWithdrawn(row))
  if (row.status === 'WITHDRAWN') return presentInvitation(row)
  await takeBack({ tx, actor, now }, row.id)
  return presentInvitation(await findInvitation(tx, row.id, now))
})

/** The link dies; address, username and Neptun code are free again. */
export async function takeBack({ tx, actor, now }: CommandScope, id: string): Promise<void> {
  await spendTokens(tx, 'invitation', id, now)
  await tx.updateTable('account').set({ released_at: now }).where('id', '=', id).execute()
  await writeAudit({ tx, actor, now }, 'invitation-withdrawn', id)
}
