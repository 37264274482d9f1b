import type { Handlers } from '#platform/server/request.ts'
import type { remark } from '../calls.ts'
import { answer, finish } from './answer.ts'
import { list, unread } from './list.ts'

export const remarkRoutes = { list, unread, answer, finish } satisfies Handlers<typeof remark>
