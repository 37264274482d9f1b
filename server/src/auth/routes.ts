import { auth } from '@rajt/contract/auth'
import { act, read, staged } from '../plumbing/request.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { presentUser } from './present.ts'
import { linkState } from './token.ts'

export const authRoutes = [
  staged(auth.login, login),
  read(auth.user, async ({ db, actor }) => ({ user: await presentUser(db, actor.id) })),
  act(auth.logout, logout),
  read(auth.link, async ({ db, params, now }) => ({
    state: await linkState(db, params.purpose, params.accessToken, now),
  })),
  staged(auth.forgotPassword, forgotPassword),
  staged(auth.changePassword, changePassword),
]
