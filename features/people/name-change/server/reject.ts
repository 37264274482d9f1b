import { sendMail } from '#platform/server/mail.ts'
import { act } from '#platform/server/request.ts'
import { nameChange } from '../calls.ts'
import { lockOpen, told } from './decide.ts'
import { nameRejectedMail } from './mails.ts'
import { moveNameChange } from './move.ts'
import { presentNameChange } from './present.ts'
import { find } from './queries.ts'

/** The old name stays. */
export const reject = act(nameChange.reject, async function reject(request) {
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
