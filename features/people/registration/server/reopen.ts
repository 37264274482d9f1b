import { endSessions } from '#people/identity/server/end-sessions.ts'
import { forgetUnproven } from '#people/identity/server/forget.ts'
import { mayTransition } from '#platform/contract/states.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { registration } from '../calls.ts'
import { registrationStates } from '../states.ts'
import { presentRegistration } from './present.ts'
import { lockOne, registrations } from './queries.ts'
import { transitionRegistration } from './transition.ts'

/** The office takes a decision back: the student waits again, and may not be signed in meanwhile (decision A2). */
export const reopen = command(registration.reopen, async function reopen({ tx, actor, now, params, body }) {
  const row = await lockOne(tx, actor, params.id)
  refuseUnless(mayTransition(registrationStates, 'reopen', row.status, actor.role))
  if (row.released_at) {
    await forgetUnproven(tx, row.email, now)
    // Taken by somebody else meanwhile: the constraint refuses.
    await tx.updateTable('account').set({ released_at: null }).where('id', '=', row.account_id).execute()
  }
  await transitionRegistration({ tx, actor, now }, 'reopen', [row.id], {
    set: { decided_at: null, decided_by: null, reason: null },
    detail: { from: row.status, ...(body.note ? { reason: body.note } : {}) },
  })
  await endSessions({ tx, now }, row.account_id)
  return presentRegistration(
    await registrations(tx).where('r.id', '=', row.id).executeTakeFirstOrThrow(),
    actor,
  )
})
