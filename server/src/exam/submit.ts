import { exam } from '@rajt/contract/exam'
import { record } from '../plumbing/record.ts'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { act } from '../plumbing/request.ts'
import { close } from './close.ts'
import { presentAttempt } from './present.ts'
import { attemptOf } from './queries.ts'
import { maySubmit } from './rules.ts'

/** Ends the attempt and shows its receipt; sent again, the same receipt (decision C3). */
export const submit = act(exam.submit, async ({ tx, actor, now, language, params }) => {
  const viewing = { attempt: params.id, student: actor.id, language, now }
  const [row] = await attemptOf(tx, viewing)
  if (!row) return refuse('not-found')
  refuseUnless(maySubmit(row))
  const closed = await close(tx, row.id, now < row.ends_at ? 'submit' : 'timeOut', now)
  if (closed) await record({ tx, actor, now }, 'exam-submitted', row.id)
  return presentAttempt(tx, viewing)
})
