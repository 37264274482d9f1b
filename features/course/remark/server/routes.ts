import type { Handlers } from '#platform/server/request.ts'
import type { remark } from '../calls.ts'
import { answer } from './answer.ts'
import { finish } from './finish.ts'
import { list } from './list.ts'
import { unread } from './unread.ts'

export const remarkRoutes = { list, unread, answer, finish } satisfies Handlers<typeof remark>
