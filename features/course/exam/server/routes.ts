import type { Handlers } from '#platform/server/request.ts'
import type { exam } from '../calls.ts'
import { answer } from './answer.ts'
import { attempt } from './attempt.ts'
import { dated } from './dated.ts'
import { grant } from './grant.ts'
import { report } from './report.ts'
import { result } from './result.ts'
import { start } from './start.ts'
import { submit } from './submit.ts'

export const examRoutes = {
  start,
  dated,
  attempt,
  answer,
  submit,
  result,
  grant,
  report,
} satisfies Handlers<typeof exam>
