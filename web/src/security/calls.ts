import { auth } from '@rajt/contract/auth'
import { security } from '@rajt/contract/security'
import { send } from '../plumbing/api.ts'
import { askAgain, queryOf } from '../plumbing/query.ts'
import { updateUser } from '../plumbing/session.ts'

export const sessionsQuery = () => queryOf(security.sessions)
export const secondFactorQuery = () => queryOf(security.secondFactor)
export const personQuery = (id: string) => queryOf(security.person, { params: { id } })

export async function endSession(id: string): Promise<void> {
  await send(security.endSession, { params: { id } })
  await askAgain(security.sessions)
}

export async function endOtherSessions(): Promise<number> {
  const { ended } = await send(security.endOtherSessions, {})
  await askAgain(security.sessions)
  return ended
}

/** What the app is given; nothing is turned on by it. */
export const beginSecondFactor = (password: string) =>
  send(security.beginSecondFactor, { body: { password } })

export const confirmSecondFactor = (code: string) => send(security.confirmSecondFactor, { body: { code } })

/** Once the recovery codes were seen: whoever had to set it up may go everywhere now. */
export async function finishSetUp(): Promise<void> {
  const { user } = await send(auth.user, {})
  await askAgain(security.secondFactor)
  updateUser(user)
}

interface Proof {
  password: string
  code: string
}

export async function renewRecoveryCodes(body: Proof): Promise<string[]> {
  const { recoveryCodes } = await send(security.renewRecoveryCodes, { body })
  await askAgain(security.secondFactor)
  return recoveryCodes
}

export async function turnOffSecondFactor(body: Proof): Promise<void> {
  await send(security.turnOffSecondFactor, { body })
  await askAgain(security.secondFactor)
}

export async function endSessionsOf(id: string): Promise<void> {
  await send(security.endSessionsOf, { params: { id } })
  await askAgain(security.person)
}

export async function resetSecondFactorOf(id: string, reason: string): Promise<void> {
  await send(security.resetSecondFactor, { params: { id }, body: { reason } })
  await askAgain(security.person)
}
