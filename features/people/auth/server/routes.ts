import type { Handlers } from '#platform/server/request.ts'
import type { auth } from '../calls.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { link } from './link.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { user } from './user.ts'

export const authRoutes = {
  login,
  user,
  logout,
  link,
  forgotPassword,
  changePassword,
} satisfies Handlers<typeof auth>
