import { sendMail } from '#platform/server/mail.ts'
import { command } from '#platform/server/request.ts'
import { nameChange } from '../calls.ts'
import { lockOpen, told } from './decide.ts'
import { nameRejectedMail } from './mails.ts'
import { presentNameChange } from './present.ts'
import { find } from './queries.ts'
import { transitionNameChange } from './transition.ts'

/** The old name stays. */
export const reject = command(nameChange.reject, async function reject(request) {
  const { tx, actor, now, params, body } = request
  const row = await lockOpen(request, 'reject', params.id)
  await transitionNameChange(request, 'reject', [row.id], {
    set: { ended_at: now, decided_by: actor.id, rejection: body.reason },
    detail: { reason: body.reason },
  })
  const letter = nameRejectedMail[row.language]({
    ...told(row, request),
    reason: body.reason,
  })
  if (!row.disabled_at) await sendMail(tx, 'name-change-rejected', row, letter, now)
  return presentNameChange(await find(tx, row.id), actor)
})
