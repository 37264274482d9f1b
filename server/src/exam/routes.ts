import { exam } from '@rajt/contract/exam'
import { act, read, staged } from '../plumbing/request.ts'
import { answer } from './answer.ts'
import { grant } from './grant.ts'
import { presentAttempt } from './present.ts'
import { result } from './result.ts'
import { start } from './start.ts'
import { submit } from './submit.ts'

export const examRoutes = [
  staged(exam.start, start),
  read(exam.attempt, ({ db, actor, now, language, params }) =>
    presentAttempt(db, { attempt: params.id, student: actor.id, language, now }),
  ),
  staged(exam.answer, answer),
  act(exam.submit, submit),
  act(exam.result, result),
  act(exam.grant, grant),
]
