import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { remark } from '../calls.ts'
import { transitionRemark } from './answer.ts'
import { presentAlreadyHandled, presentRemark } from './present.ts'
import { lockRemark } from './queries.ts'
import { isDoneBy, mayFinish } from './rules.ts'

/** The office is through with it. */
export const finish = command(remark.finish, async function finish(request) {
  const { tx, actor, now, language, params } = request
  const row = await lockRemark(tx, params.id, language)
  if (isDoneBy(row, actor.id)) return presentRemark(row, actor)
  const verdict = mayFinish(row.status, actor.role)
  if (verdict !== 'ok') return refuse(verdict, { detail: { ...presentAlreadyHandled(row, actor) } })
  await transitionRemark(request, 'finish', [row.id], { set: { done_at: now, done_by: actor.id } })
  return presentRemark(await lockRemark(tx, row.id, language), actor)
})
