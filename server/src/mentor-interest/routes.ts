import type { mentorInterest } from '@rajt/contract/mentor-interest'
import type { Handlers } from '../plumbing/request.ts'
import { list } from './list.ts'
import { send, withdraw } from './send.ts'

export const mentorInterestRoutes = { list, send, withdraw } satisfies Handlers<typeof mentorInterest>
