import type { Handlers } from '#platform/server/request.ts'
import type { registration } from '../calls.ts'
import { accept } from './accept.ts'
import { acceptMarked } from './accept-marked.ts'
import { invited } from './invited.ts'
import { list } from './list.ts'
import { register } from './register.ts'
import { registerInvited } from './register-invited.ts'
import { reject } from './reject.ts'
import { rejectMarked } from './reject-marked.ts'
import { reopen } from './reopen.ts'
import { resendVerification } from './resend-verification.ts'
import { setupPassword } from './setup-password.ts'
import { undo } from './undo.ts'
import { verifyEmail } from './verify-email.ts'
import { verifying } from './verifying.ts'

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
  undo,
  reject,
  acceptMarked,
  rejectMarked,
  reopen,
} satisfies Handlers<typeof registration>
