import type { Handlers } from '#platform/server/request.ts'
import type { invitation } from '../../invitation-calls.ts'
import { accept } from './accept.ts'
import { decline } from './decline.ts'
import { invite } from './invite.ts'
import { received } from './received.ts'
import { see } from './see.ts'
import { sent } from './sent.ts'
import { withdraw } from './withdraw.ts'

export const invitationRoutes = {
  received,
  sent,
  invite,
  see,
  accept,
  decline,
  withdraw,
} satisfies Handlers<typeof invitation>
