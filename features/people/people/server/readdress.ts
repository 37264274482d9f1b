import { forgetUnproven } from '#people/identity/server/forget.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { people } from '../calls.ts'
import { mailInvitation } from './invite.ts'
import { presentInvitation } from './present.ts'
import { findInvitation, lockInvitation } from './queries.ts'
import { mayBeResent } from './rules.ts'

/** A mistyped address is put right, and the invitation goes to it; the link sent before stops working. */
export const readdress = command(
  people.readdress,
  async function readdress({ tx, actor, now, params, body, settings }) {
    const row = await lockInvitation(tx, params.id, now)
    refuseUnless(mayBeResent(row))
    const { email } = body
    if (email !== row.email) {
      await forgetUnproven(tx, email, now)
      await tx.updateTable('account').set({ email }).where('id', '=', row.id).execute()
      await writeAudit({ tx, actor, now }, 'invitation-readdressed', row.id)
    }
    await mailInvitation({ tx, actor, now }, settings, { ...row, email })
    return presentInvitation(await findInvitation(tx, row.id, now))
  },
)
