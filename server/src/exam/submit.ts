import { exam } from '@rajt/contract/exam'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { act } from '../plumbing/request.ts'
import { close, timeIsOver } from './close.ts'
import { presentAttempt } from './present.ts'
import { attemptOf } from './queries.ts'
import { maySubmit } from './rules.ts'

/** Ends the attempt and shows its receipt; sent again, the same receipt (decision C3). */
export const submit = act(exam.submit, async ({ tx, actor, now, language, params }) => {
  const viewing = { attempt: params.id, student: actor.id, language, now }
  const [row] = await attemptOf(tx, viewing)
  if (!row) return refuse('not-found')
  refuseUnless(maySubmit(row))
  await close({ tx, actor, now }, row.id, now < row.ends_at ? { move: 'submit' } : timeIsOver)
  return presentAttempt(tx, viewing)
})
