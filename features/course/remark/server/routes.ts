import type { Handlers } from '#platform/server/request.ts'
import type { remark } from '../calls.ts'
import { answer } from './answer.ts'
import { finish } from './finish.ts'
import { list } from './list.ts'

export const remarkRoutes = { list, answer, finish } satisfies Handlers<typeof remark>
