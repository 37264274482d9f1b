import type { Handlers } from '#platform/server/request.ts'
import type { people } from '../calls.ts'
import { confirmEmail } from './confirm-email.ts'
import { confirmingEmail } from './confirming-email.ts'
import { invite } from './invite.ts'
import { list } from './list.ts'
import { readdress } from './readdress.ts'
import { renew } from './renew.ts'
import { resend } from './resend.ts'
import { resendExpired } from './resend-expired.ts'
import { resendMarked } from './resend-marked.ts'
import { withdraw } from './withdraw.ts'

export const peopleRoutes = {
  invitations: list,
  invite,
  resend,
  resendMarked,
  resendExpired,
  readdress,
  withdraw,
  renew,
  confirmingEmail,
  confirmEmail,
} satisfies Handlers<typeof people>
