import { endSessions } from '#people/identity/server/end-sessions.ts'
import { registration, UNDO_MS } from '#people/registration/calls.ts'
import { lockWithinReach, type RegistrationRow } from '#people/registration/server/queries.ts'
import { transitionRegistration } from '#people/registration/server/transition.ts'
import { later } from '#platform/server/clock.ts'
import { takeMailsBack } from '#platform/server/mail.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type Actor, command } from '#platform/server/request.ts'
import { lockSemester } from '#programme/programme/server/second-semester.ts'
import { endRequestsOf } from '#teams/request/server/account-disabled.ts'
import type { Event } from '#teams/request/server/events.ts'
import { notify } from '#teams/request/server/notifications.ts'

/**
 * Whoever accepted too fast takes it back: nobody has been told. Locked as a decision is, so that of an undo, another
 * officer's act and another undo one is first and the others see what it did.
 */
export const undo = command(registration.undo, async function undo(request) {
  const { tx, actor, now, body } = request
  const semester = await lockSemester(tx)
  const ids = [...new Set(body.ids)]
  const rows = await lockWithinReach(tx, actor, ids)
  if (rows.length < ids.length) return refuse('not-found')
  const accepted = rows.filter(({ status }) => status !== 'WAITING')
  if (!accepted.every(isUndoneBy(actor, now))) return refuse('registration-undo-late')
  const mails = accepted.map(({ email, decided_at }) => ({ recipient: email, createdAt: decided_at ?? now }))
  if (!(await takeMailsBack(tx, 'registration-accepted', mails))) return refuse('registration-undo-late')
  await transitionRegistration(
    { tx, actor, now },
    'undo',
    accepted.map(({ id }) => id),
    { set: { decided_at: null, decided_by: null } },
  )
  // Somebody may have tried to sign in at the right second, and asked a team.
  const events: Event[] = []
  for (const { account_id } of accepted) {
    await endSessions({ tx, now }, account_id)
    events.push(...(await endRequestsOf(request, account_id, semester)))
  }
  await notify(request, events)
  return { done: true as const }
})

const isUndoneBy =
  (actor: Actor, now: Date) =>
  ({ status, decided_by, decided_at }: RegistrationRow): boolean =>
    status === 'ACCEPTED' &&
    decided_by === actor.id &&
    decided_at !== null &&
    now < later(decided_at, UNDO_MS)
