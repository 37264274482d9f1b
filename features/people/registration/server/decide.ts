import { mayTransition } from '#platform/contract/states.ts'
import { later } from '#platform/server/clock.ts'
import { type Letter, sendMails } from '#platform/server/mail.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Actor, CommandScope } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import { UNDO_MS } from '../calls.ts'
import { registrationStates } from '../states.ts'
import { acceptedMail, rejectedMail } from './mails.ts'
import { presentAlreadyDecided, presentRegistration } from './present.ts'
import { lockOne, lockWithinReach, type RegistrationRow, registrations } from './queries.ts'
import { transitionRegistration } from './transition.ts'

/** The reason is told to the student. */
type Decision = { transition: 'accept' } | { transition: 'reject'; reason: string }

interface Request extends CommandScope {
  actor: Actor
  settings: Settings
}

export async function decideOne(request: Request, decision: Decision, id: string) {
  const { tx, actor } = request
  const row = await lockOne(tx, actor, id)
  const verdict = mayTransition(registrationStates, decision.transition, row.status, actor.role)
  if (verdict !== 'ok') return refuse(verdict, { detail: { ...presentAlreadyDecided(row, actor) } })
  await decide(request, decision, [row])
  return presentRegistration(
    await registrations(tx).where('r.id', '=', id).executeTakeFirstOrThrow(),
    request,
  )
}

/**
 * Of a marked set, those still open; what somebody else decided meanwhile is counted and left alone.
 * Idempotent: what the caller has decided so before counts as decided.
 */
export async function decideMarked(request: Request, decision: Decision, ids: readonly string[]) {
  const { tx, actor } = request
  const rows = await lockWithinReach(tx, actor, [...new Set(ids)])
  const open = rows.filter(
    ({ status }) => mayTransition(registrationStates, decision.transition, status, actor.role) === 'ok',
  )
  await decide(request, decision, open)
  const wanted = registrationStates.transitions[decision.transition].to
  const isAsWanted = (row: RegistrationRow) => row.decided_by === actor.id && row.status === wanted
  const others = rows.filter((row) => !open.includes(row) && !isAsWanted(row))
  return {
    decided: rows.length - others.length,
    alreadyDecided: others.length,
    ...(others.length > 0
      ? { before: others.map((row) => ({ _id: row.id, ...presentAlreadyDecided(row, actor) })) }
      : {}),
  }
}

/** In a number of statements that does not grow with the rows, which are locked. */
async function decide(request: Request, decision: Decision, rows: readonly RegistrationRow[]): Promise<void> {
  if (rows.length === 0) return
  const { tx, actor, now } = request
  const reason = decision.transition === 'reject' ? decision.reason : null
  await transitionRegistration(
    request,
    decision.transition,
    rows.map(({ id }) => id),
    { set: { decided_at: now, decided_by: actor.id, reason }, detail: reason ? { reason } : {} },
  )
  if (decision.transition === 'reject') await release(request, rows)
  await sendMails(
    tx,
    decision.transition === 'accept' ? 'registration-accepted' : 'registration-rejected',
    rows.map((row) => ({ to: row, letter: letterTo(row, decision, request) })),
    now,
    decision.transition === 'accept' ? later(now, UNDO_MS) : undefined,
  )
}

/** A rejection gives email, username and Neptun code back. */
async function release({ tx, now }: Request, rows: readonly RegistrationRow[]): Promise<void> {
  const accounts = rows.map(({ account_id }) => account_id)
  await tx.updateTable('account').set({ released_at: now }).where('id', 'in', accounts).execute()
}

function letterTo(row: RegistrationRow, decision: Decision, { settings }: Request): Letter {
  const { firstname, language } = row
  const url = `${settings.publicUrl}/app/auth`
  if (decision.transition === 'accept') return acceptedMail[language]({ firstname, url: `${url}/login` })
  return rejectedMail[language]({ firstname, reason: decision.reason, url: `${url}/register` })
}
