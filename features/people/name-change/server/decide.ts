import { confirmName } from '#people/people/server/confirmed-name.ts'
import { mayMove } from '#platform/contract/states.ts'
import { sendMail } from '#platform/server/mail.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type Actor, type ActScope, act } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import { nameChange } from '../calls.ts'
import { nameChangeStates } from '../states.ts'
import { nameAcceptedMail, nameRejectedMail } from './mails.ts'
import { moveNameChange } from './move.ts'
import { presentEnded, presentNameChange } from './present.ts'
import { find, lockWithinReach, type NameChangeRow, openOf } from './queries.ts'
import { isSameName, type Name } from './rules.ts'

interface Request extends ActScope {
  actor: Actor
  settings: Settings
}

/** The new name stands everywhere from now on; a certificate of before is replaced at the next download. */
export const accept = act(nameChange.accept, async (request) => {
  const { tx, actor, now, params } = request
  const row = await lockOpen(request, 'accept', params.id)
  const { account_id: id, to_surname: surname, to_firstname: firstname } = row
  await confirmName(tx, { id, surname, firstname, by: actor.id }, now)
  await acceptRow(request, row)
  return presentNameChange(await find(tx, row.id), actor)
})

/** The old name stays. */
export const reject = act(nameChange.reject, async (request) => {
  const { tx, actor, now, params, body } = request
  const row = await lockOpen(request, 'reject', params.id)
  await moveNameChange(request, 'reject', [row.id], {
    set: { ended_at: now, decided_by: actor.id, rejection: body.reason },
    detail: { reason: body.reason },
  })
  const letter = nameRejectedMail[row.language]({
    ...told(row, request),
    from: { surname: row.surname, firstname: row.firstname },
    reason: body.reason,
  })
  if (!row.disabled_at) await sendMail(tx, 'name-change-rejected', row, letter, now)
  return presentNameChange(await find(tx, row.id), actor)
})

/** The name that somebody asks for was given to them by a correction: their request is accepted with it. */
export async function acceptAsked(request: Request, student: string, name: Name): Promise<void> {
  const row = await openOf(request.tx, student)
  if (row && isSameName({ surname: row.to_surname, firstname: row.to_firstname }, name))
    await acceptRow(request, row)
}

async function acceptRow(request: Request, row: NameChangeRow): Promise<void> {
  const { tx, actor, now } = request
  await moveNameChange(request, 'accept', [row.id], { set: { ended_at: now, decided_by: actor.id } })
  if (row.disabled_at) return
  const letter = nameAcceptedMail[row.language]({ ...told(row, request), firstname: row.to_firstname })
  await sendMail(tx, 'name-change-accepted', row, letter, now)
}

/** The first decision wins; whoever comes later is told which it was. */
async function lockOpen({ tx, actor }: Request, move: 'accept' | 'reject', id: string) {
  const row = await lockWithinReach(tx, actor, id)
  const verdict = mayMove(nameChangeStates, move, row.status, actor.role)
  if (verdict !== 'ok') return refuse(verdict, { detail: { ...presentEnded(row, actor) } })
  return row
}

const told = (row: NameChangeRow, { settings }: Request) => ({
  firstname: row.firstname,
  from: { surname: row.was_surname, firstname: row.was_firstname },
  to: { surname: row.to_surname, firstname: row.to_firstname },
  url: `${settings.publicUrl}/app/settings?tab=profile`,
})
