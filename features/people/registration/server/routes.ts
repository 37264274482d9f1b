import type { Handlers } from '#platform/server/request.ts'
import type { registration } from '../calls.ts'
import { accept, acceptMarked } from './accept.ts'
import { list } from './list.ts'
import { register } from './register.ts'
import { invited, registerInvited, setupPassword } from './register-invited.ts'
import { reject, rejectMarked } from './reject.ts'
import { reopen } from './reopen.ts'
import { resendVerification } from './resend.ts'
import { verifyEmail, verifying } from './verify-email.ts'

export const registrationRoutes = {
  register,
  invited,
  registerInvited,
  setupPassword,
  verifying,
  verifyEmail,
  resendVerification,
  list,
  accept,
  reject,
  acceptMarked,
  rejectMarked,
  reopen,
} satisfies Handlers<typeof registration>
