import { mayTransition } from '#platform/contract/states.ts'
import { sendMail } from '#platform/server/mail.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Actor, CommandScope } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import { nameChangeStates } from '../states.ts'
import { nameAcceptedMail } from './mails.ts'
import { presentEnded } from './present.ts'
import { lockWithinReach, type NameChangeRow, openOf } from './queries.ts'
import { isSameName, type Name } from './rules.ts'
import { transitionNameChange } from './transition.ts'

interface Request extends CommandScope {
  actor: Actor
  settings: Settings
}

/** The name that somebody asks for was given to them by a correction: their request is accepted with it. */
export async function acceptAsked(request: Request, student: string, name: Name): Promise<void> {
  const row = await openOf(request.tx, student)
  if (row && isSameName({ surname: row.to_surname, firstname: row.to_firstname }, name))
    await acceptRow(request, row)
}

export async function acceptRow(request: Request, row: NameChangeRow): Promise<void> {
  const { tx, actor, now } = request
  await transitionNameChange(request, 'accept', [row.id], { set: { ended_at: now, decided_by: actor.id } })
  if (row.disabled_at) return
  const letter = nameAcceptedMail[row.language]({ ...told(row, request), firstname: row.to_firstname })
  await sendMail(tx, 'name-change-accepted', row, letter, now)
}

/** The first decision wins; whoever comes later is told which it was. */
export async function lockOpen({ tx, actor }: Request, transition: 'accept' | 'reject', id: string) {
  const row = await lockWithinReach(tx, actor, id)
  const verdict = mayTransition(nameChangeStates, transition, row.status, actor.role)
  if (verdict !== 'ok') return refuse(verdict, { detail: { ...presentEnded(row, actor) } })
  return row
}

/** From the name they have now, which staff may have corrected since they asked, or had where it is the new one already. */
export function told(row: NameChangeRow, { settings }: Request) {
  const to = { surname: row.to_surname, firstname: row.to_firstname }
  const present = { surname: row.surname, firstname: row.firstname }
  const before = { surname: row.was_surname, firstname: row.was_firstname }
  return {
    firstname: row.firstname,
    from: isSameName(present, to) ? before : present,
    to,
    url: `${settings.publicUrl}/app/settings?tab=profile`,
  }
}
