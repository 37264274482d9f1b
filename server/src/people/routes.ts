import type { people } from '@rajt/contract/people'
import type { Handlers } from '../plumbing/request.ts'
import { confirmEmail, confirmingEmail } from './confirm-email.ts'
import { invite, resend } from './invite.ts'
import { list } from './list.ts'
import { renew } from './renew.ts'
import { withdraw } from './withdraw.ts'

export const peopleRoutes = {
  invitations: list,
  invite,
  resend,
  withdraw,
  renew,
  confirmingEmail,
  confirmEmail,
} satisfies Handlers<typeof people>
