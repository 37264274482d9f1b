import type { Handlers } from '#platform/server/request.ts'
import type { today } from '../calls.ts'
import { queues } from './queues.ts'

export const todayRoutes = { queues } satisfies Handlers<typeof today>
