import { type Handlers, read } from '#platform/server/request.ts'
import { exam } from '../calls.ts'
import { answer } from './answer.ts'
import { dated } from './dated.ts'
import { grant } from './grant.ts'
import { presentAttempt } from './present.ts'
import { report } from './report.ts'
import { result } from './result.ts'
import { start } from './start.ts'
import { submit } from './submit.ts'

export const examRoutes = {
  start,
  dated,
  attempt: read(exam.attempt, ({ db, actor, now, language, params }) =>
    presentAttempt(db, { attempt: params.id, student: actor.id, language, now }),
  ),
  answer,
  submit,
  result,
  grant,
  report,
} satisfies Handlers<typeof exam>
