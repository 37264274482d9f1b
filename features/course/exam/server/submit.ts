import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { exam } from '../calls.ts'
import { closeLocked, timeIsOver } from './close.ts'
import { presentAttempt } from './present.ts'
import { lockAttempt } from './queries.ts'
import { maySubmit } from './rules.ts'

/** Ends the attempt and shows its receipt (decision C3). Idempotent: repeating it gets the same receipt. */
export const submit = command(exam.submit, async function submit({ tx, actor, now, language, params }) {
  const [attempt] = await lockAttempt(tx, params.id, actor.id)
  if (!attempt) return refuse('not-found')
  refuseUnless(maySubmit(attempt))
  await closeLocked(
    { tx, actor, now },
    attempt,
    now < attempt.ends_at ? { transition: 'submit' } : timeIsOver,
  )
  return presentAttempt(tx, { attempt: attempt.id, student: actor.id, language, now })
})
