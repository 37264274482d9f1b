import type { Handlers } from '#platform/server/request.ts'
import type { mentorInterest } from '../calls.ts'
import { list } from './list.ts'
import { send, withdraw } from './send.ts'

export const mentorInterestRoutes = { list, send, withdraw } satisfies Handlers<typeof mentorInterest>
