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
import { resendVerification } from './resend-verification.ts'
import { setupPassword } from './setup-password.ts'
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
  reject,
  acceptMarked,
  rejectMarked,
} satisfies Handlers<Omit<typeof registration, 'reopen' | 'undo'>>
