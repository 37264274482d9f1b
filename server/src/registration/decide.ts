import type { Language } from '@rajt/contract/parts'
import { type Letter, sendMail } from '../plumbing/mail.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Actor, ActScope } from '../plumbing/request.ts'
import type { Settings } from '../plumbing/settings.ts'
import { acceptedMail, rejectedMail } from './mails.ts'
import { move } from './move.ts'
import { presentAlreadyDecided, presentRegistration } from './present.ts'
import { lockOne, lockWithinReach, type RegistrationRow, registrations } from './queries.ts'
import { mayBeDecided } from './rules.ts'

/** A decision: `reason` is told to the student and makes it a rejection. */
interface Decision extends ActScope {
  actor: Actor
  settings: Settings
  reason: string | null
}

export async function decideOne(decision: Decision, id: string) {
  const { tx, actor } = decision
  const row = await lockOne(tx, actor, id)
  const verdict = mayBeDecided(row)
  if (verdict !== 'ok') return refuse(verdict, { detail: { ...presentAlreadyDecided(row, actor) } })
  await decide(decision, [row])
  return presentRegistration(await registrations(tx).where('r.id', '=', id).executeTakeFirstOrThrow(), actor)
}

/**
 * Of a marked set, those still open; what somebody else decided meanwhile is counted and left alone. What the caller has
 * decided so herself counts as decided: she asks again where the answer was lost.
 */
export async function decideMarked(decision: Decision, ids: readonly string[]) {
  const rows = await lockWithinReach(decision.tx, decision.actor, [...new Set(ids)])
  const open = rows.filter((row) => mayBeDecided(row) === 'ok')
  if (open.length > 0) await decide(decision, open)
  const wanted = decision.reason === null ? 'ACCEPTED' : 'REJECTED'
  const hers = rows.filter((row) => row.decided_by === decision.actor.id && row.status === wanted)
  const decided = open.length + hers.length
  return { decided, alreadyDecided: rows.length - decided }
}

async function decide(decision: Decision, rows: readonly RegistrationRow[]): Promise<void> {
  const { tx, now, reason } = decision
  await move(decision, rows, reason === null ? 'accept' : 'reject', reason)
  for (const row of rows) {
    const language = row.language as Language
    const to = { email: row.email, language }
    await sendMail(
      tx,
      `registration-${reason === null ? 'accepted' : 'rejected'}`,
      to,
      letter(decision, row, language),
      now,
    )
  }
}

function letter({ reason, settings }: Decision, { firstname }: RegistrationRow, language: Language): Letter {
  const url = `${settings.publicUrl}/app/auth`
  if (reason === null) return acceptedMail[language]({ firstname, url: `${url}/login` })
  return rejectedMail[language]({ firstname, reason, url: `${url}/register` })
}
