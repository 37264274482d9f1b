import { findPerson, secondFactorSince } from '#people/identity/server/second-factor.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { security } from '../calls.ts'
import { mayBeReset } from './rules.ts'
import { liveSessions } from './sessions.ts'

/** What the office sees of somebody's sign-in: how many devices, and whether there is a second factor. */
export const person = query(security.person, async function person({ db, actor, now, params }) {
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
