import { endSessions } from '#people/identity/server/end-sessions.ts'
import { forgetUnproven } from '#people/identity/server/forget.ts'
import { registration } from '#people/registration/calls.ts'
import { presentRegistration } from '#people/registration/server/present.ts'
import { lockOne, registrations } from '#people/registration/server/queries.ts'
import { transitionRegistration } from '#people/registration/server/transition.ts'
import { registrationStates } from '#people/registration/states.ts'
import { mayTransition } from '#platform/contract/states.ts'
import { takeMailsBack } from '#platform/server/mail.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockSemester } from '#programme/programme/server/second-semester.ts'
import { endRequestsOf } from '#teams/request/server/account-disabled.ts'
import { notify } from '#teams/request/server/notifications.ts'

/**
 * The office takes a decision back: the student waits again, and may not be signed in meanwhile (decision A2). Nobody
 * waits for an answer of theirs either (decision P6); their seat in a team stays.
 */
export const reopen = command(registration.reopen, async function reopen(request) {
  const { tx, actor, now, params, body } = request
  const semester = await lockSemester(tx)
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
  // A mail that has not left yet would say that they are in.
  if (row.status === 'ACCEPTED' && row.decided_at)
    await takeMailsBack(tx, 'registration-accepted', [{ recipient: row.email, createdAt: row.decided_at }])
  await endSessions({ tx, now }, row.account_id)
  await notify(request, await endRequestsOf(request, row.account_id, semester))
  return presentRegistration(
    await registrations(tx).where('r.id', '=', row.id).executeTakeFirstOrThrow(),
    request,
  )
})
