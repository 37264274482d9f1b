import type { Handlers } from '#platform/server/request.ts'
import type { invitation } from '../calls.ts'
import { accept, decline, see, withdraw } from './answer.ts'
import { invite } from './invite.ts'
import { received, sent } from './lists.ts'

export const invitationRoutes = {
  received,
  sent,
  invite,
  see,
  accept,
  decline,
  withdraw,
} satisfies Handlers<typeof invitation>
