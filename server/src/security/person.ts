import { security } from '@rajt/contract/security'
import { endSessions } from '../auth/end-sessions.ts'
import { record } from '../plumbing/record.ts'
import { refuse } from '../plumbing/refuse.ts'
import { act, read } from '../plumbing/request.ts'
import { findPerson, secondFactorSince } from './queries.ts'
import { mayBeReset } from './rules.ts'
import { liveSessions } from './sessions.ts'

/** What the office sees of somebody's sign-in: how many devices, and whether there is a second factor. */
export const person = read(security.person, async ({ db, actor, now, params }) => {
  if (!(await findPerson(db, params.id))) return refuse('not-found')
  const [{ open }, since] = await Promise.all([
    liveSessions(db, params.id, now)
      .select((eb) => eb.fn.countAll<number>().as('open'))
      .executeTakeFirstOrThrow(),
    secondFactorSince(db, params.id),
  ])
  const standing = { isOn: since !== null, isOwn: params.id === actor.id }
  return {
    sessions: open,
    secondFactorSince: since?.toISOString() ?? null,
    can: { endSessions: open > 0, resetSecondFactor: mayBeReset(standing) === 'ok' },
  }
})

/**
 * Signs somebody out everywhere: a lost phone, a shared computer. Idempotent: repeating it changes nothing.
 */
export const endSessionsOf = act(security.endSessionsOf, async ({ tx, actor, now, params }) => {
  if (!(await findPerson(tx, params.id))) return refuse('not-found')
  await endSessions({ tx, now }, params.id)
  await record({ tx, actor, now }, 'sessions-ended', params.id)
  return { done: true }
})
