import { is } from '#platform/contract/states.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { providerSigners } from '#platform/server/rolled-keys.ts'
import { isSignedByOne } from '#platform/server/secrets.ts'
import { attemptStates, exam } from '../calls.ts'
import { close } from './close.ts'

/** An external provider's result, once. Idempotent: repeating it gets the same answer. */
export const result = command(exam.result, async function result({ tx, actor, now, body, settings }) {
  if (!settings.EXAM_PROVIDER_URL) return refuse('result-failed')
  const keys = providerSigners(settings, now)
  if (!isSignedByOne(keys, `result ${body.attempt} ${body.points}`, body.signature))
    return refuse('result-failed')
  const attempt = await tx
    .selectFrom('exam_attempt')
    .select(['id', 'status', 'points'])
    .where('id', '=', body.attempt)
    .forUpdate()
    .executeTakeFirst()
  if (!attempt) return refuse('result-failed')
  if (!is(attemptStates, attempt.status, 'open'))
    return attempt.points === body.points ? { accepted: true } : refuse('exam-closed')
  await close({ tx, actor, now }, attempt.id, { transition: 'submit', by: 'provider', points: body.points })
  return { accepted: true }
})
