import { hashPassword, refuseCommon } from '#people/identity/server/password.ts'
import { peekToken } from '#people/identity/server/token.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { registration } from '../calls.ts'
import { takeUp } from './register-invited.ts'

/** Invited people whose account data are known choose a password only (decision A3). */
export const setupPassword = commandInSteps(
  registration.setupPassword,
  async function setupPassword(request) {
    const { db, transact, params, body, now } = request
    refuseCommon(body.password, 'password')
    await peekToken(db, 'invitation', params.accessToken, now)
    const password_hash = await hashPassword(body.password)
    await transact((tx) => takeUp(tx, request, { password_hash }))
    return { done: true }
  },
)
