import { sendMail } from '#platform/server/mail.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type CommandScope, command } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import { transitionsOf } from '#platform/server/transition.ts'
import { remark } from '../calls.ts'
import { remarkStates } from '../states.ts'
import { remarkAnsweredMail } from './mails.ts'
import { presentAlreadyHandled, presentRemark } from './present.ts'
import { lockRemark, type RemarkRow } from './queries.ts'
import { isAnsweredSo, mayAnswer } from './rules.ts'

export const transitionRemark = transitionsOf('remark', remarkStates)

/** The first answer counts; whoever made the remark reads it in a mail, and where they made it. */
export const answer = command(remark.answer, async function answer(request) {
  const { tx, actor, now, language, params, body } = request
  const row = await lockRemark(tx, params.id, language)
  if (isAnsweredSo(row, actor.id, body.answer)) return presentRemark(row, actor)
  const verdict = mayAnswer(row.status, actor.role)
  if (verdict !== 'ok') return refuse(verdict, { detail: { ...presentAlreadyHandled(row, actor) } })
  await transitionRemark(request, 'answer', [row.id], {
    set: { answer: body.answer, answered_at: now, answered_by: actor.id },
  })
  await tellAnswered(request, row, body.answer)
  return presentRemark(await lockRemark(tx, row.id, language), actor)
})

type Scope = Pick<CommandScope, 'tx' | 'now'> & { settings: Pick<Settings, 'publicUrl'> }

/** Who cannot sign in any more gets no mail. */
export async function tellAnswered({ tx, now, settings }: Scope, row: RemarkRow, answer: string) {
  if (row.disabled_at || row.released_at) return
  const path = row.lesson_id ? `lessons/${row.lesson_id}` : `tests/${row.module_id}?attempt=${row.attempt_id}`
  const letter = remarkAnsweredMail[row.language]({
    firstname: row.firstname,
    role: row.role,
    kind: row.kind,
    comment: row.comment,
    answer,
    url: `${settings.publicUrl}/app/${path}`,
  })
  await sendMail(tx, 'remark-answered', row, letter, now)
}
