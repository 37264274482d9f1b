import { writeAudit } from '#platform/server/audit.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { people } from '../calls.ts'
import { mailInvitation } from './invite.ts'
import { presentInvitation } from './present.ts'
import { findInvitation, lockInvitation } from './queries.ts'
import { mayBeResent } from './rules.ts'

/** A new link; the one sent before stops working. */
export const resend = command(people.resend, async function resend({ tx, actor, now, params, settings }) {
  const row = await lockInvitation(tx, params.id, now)
  refuseUnless(mayBeResent(row))
  await mailInvitation({ tx, actor, now }, settings, row)
  await writeAudit({ tx, actor, now }, 'invitation-resent', params.id)
  return presentInvitation(await findInvitation(tx, params.id, now))
})
