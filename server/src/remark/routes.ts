import type { remark } from '@rajt/contract/remark'
import type { Handlers } from '../plumbing/request.ts'
import { answer, finish } from './answer.ts'
import { list, unread } from './list.ts'
import { report } from './report.ts'

export const remarkRoutes = { report, list, unread, answer, finish } satisfies Handlers<typeof remark>
