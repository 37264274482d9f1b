import { presentUser } from '#people/identity/server/present.ts'
import { linkState } from '#people/identity/server/token.ts'
import { type Handlers, read } from '#platform/server/request.ts'
import { auth } from '../calls.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'

export const authRoutes = {
  login,
  user: read(auth.user, async (request) => ({
    user: await presentUser(request.db, request),
  })),
  logout,
  link: read(auth.link, async ({ db, params, now }) => ({
    state: await linkState(db, params.purpose, params.accessToken, now),
  })),
  forgotPassword,
  changePassword,
} satisfies Handlers<typeof auth>
