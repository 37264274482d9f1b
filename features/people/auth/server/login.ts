import { forgetCode } from '#people/identity/server/mailed-code.ts'
import { toUser } from '#people/identity/server/present.ts'
import { openSession } from '#people/identity/server/session.ts'
import { waitingSince } from '#people/registration/server/queries.ts'
import type { RegistrationStatus } from '#people/registration/states.ts'
import { describeDevice } from '#people/security/server/device.ts'
import { noteSignIn } from '#people/security/server/known-sign-in.ts'
import { passSecondFactor } from '#people/security/server/pass.ts'
import type { Answer } from '#platform/contract/call.ts'
import { Refused, refuse } from '#platform/server/refuse.ts'
import { commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { auth } from '../calls.ts'
import { authenticate } from './authenticate.ts'
import { noteRefusal } from './refusals.ts'
import { maySignIn } from './rules.ts'
import { signInCode } from './sign-in-code.ts'

/** Sign-in. A refusal leaves a line without names (decision L9). */
export const login = commandInSteps(auth.login, async function login(request) {
  try {
    return await enter(request)
  } catch (error) {
    if (error instanceof Refused) await noteRefusal(request, error.code)
    throw error
  }
})

/** The password is checked before anything about the account is told (spec 8, decision A5). */
async function enter(request: StepsRequest<typeof auth.login>): Promise<Answer<typeof auth.login>> {
  const { db, body, address, regions, userAgent, now, settings } = request
  const programme = await currentProgramme(db)
  const { context } = programme
  const account = await authenticate(request, context)
  const registration = account.registration as Exclude<RegistrationStatus, 'UNVERIFIED'> | null
  const verdict = maySignIn({ disabled_at: account.disabled_at, registration })
  if (verdict === 'registration-waiting')
    return refuse(verdict, { detail: await waitingSince(db, account.id) })
  if (verdict !== 'ok') return refuse(verdict)
  const device = describeDevice(userAgent)
  const entering = { account: account.id, password: account.password_hash ?? '', address, device, now }
  const opened = await passSecondFactor(request, account, async (tx) => {
    const session = await openSession(tx, entering)
    if (session) await noteSignIn(tx, { account: account.id, device, regions, now }, settings)
    return session
  })
  if (!opened) return refuse('wrong-email-or-password')
  if (body.code) await forgetCode(db, signInCode(request, account), body.code)
  const { token, session } = opened
  return { user: toUser(account, programme, { settings, now, session }), token, context }
}
