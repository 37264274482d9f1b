import { query } from '#platform/server/request.ts'
import { exam } from '../calls.ts'
import { presentAttempt } from './present.ts'

/** The caller's own attempt, with its solutions once they may be read. */
export const attempt = query(exam.attempt, function attempt({ db, actor, now, language, params }) {
  return presentAttempt(db, { attempt: params.id, student: actor.id, language, now })
})
