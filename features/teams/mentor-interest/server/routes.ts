import type { Handlers } from '#platform/server/request.ts'
import type { mentorInterest } from '../calls.ts'
import { list } from './list.ts'
import { send } from './send.ts'
import { withdraw } from './withdraw.ts'

export const mentorInterestRoutes = { list, send, withdraw } satisfies Handlers<typeof mentorInterest>
