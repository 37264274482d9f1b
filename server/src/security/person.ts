import type { Answer } from '@rajt/contract/call'
import type { security } from '@rajt/contract/security'
import { endSessions, forgetAccount } from '../auth/session.ts'
import { record } from '../plumbing/record.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Act, Read } from '../plumbing/request.ts'
import { findPerson, secondFactorSince } from './queries.ts'
import { mayBeReset } from './rules.ts'
import { liveSessions } from './sessions.ts'

type Person = typeof security.person
type EndSessionsOf = typeof security.endSessionsOf

/** What the office sees of somebody's sign-in: how many devices, and whether there is a second factor. */
export async function person({ db, actor, now, params }: Read<Person>): Promise<Answer<Person>> {
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
}

/** Signs somebody out everywhere: a lost phone, a shared computer. Pressed again, it changes nothing. */
export async function endSessionsOf({
  tx,
  actor,
  now,
  params,
  afterCommit,
}: Act<EndSessionsOf>): Promise<Answer<EndSessionsOf>> {
  if (!(await findPerson(tx, params.id))) return refuse('not-found')
  await endSessions(tx, params.id)
  afterCommit(() => forgetAccount(params.id))
  await record({ tx, actor, now }, 'sessions-ended', params.id)
  return { done: true }
}
