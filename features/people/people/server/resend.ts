import { record } from '#platform/server/record.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { act } from '#platform/server/request.ts'
import { people } from '../calls.ts'
import { mailInvitation } from './invite.ts'
import { presentInvitation } from './present.ts'
import { findInvitation, lockInvitation } from './queries.ts'
import { mayBeResent } from './rules.ts'

/** A new link; the one sent before stops working. */
export const resend = act(people.resend, async function resend({ tx, actor, now, params, settings }) {
  const row = await lockInvitation(tx, params.id, now)
  refuseUnless(mayBeResent(row))
  await mailInvitation({ tx, actor, now }, settings, row)
  await record({ tx, actor, now }, 'invitation-resent', params.id)
  return presentInvitation(await findInvitation(tx, params.id, now))
})
