import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../plumbing/refuse.ts'
import { isCommon } from './common-passwords.ts'

/** Decision A6: argon2id with OWASP's memory and time. */
const ARGON2ID = 2
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

// Made once at the first need: a sign-in with an unknown address takes as long as one with a wrong password.
let nobody: Promise<string> | undefined

/** Whether the password fits; without a hash it works as hard and says no (decision A5). */
export async function passwordFits(password: string, passwordHash: string | null): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password 0')
  const fits = await verify(passwordHash ?? (await nobody), password)
  return fits && passwordHash !== null
}

/** Refuses passwords that guessers try first (decision A6). */
export function refuseCommon(password: string, field: string): void {
  if (isCommon(password)) refuse('password-common', { fields: { [field]: { rule: 'common' } } })
}
