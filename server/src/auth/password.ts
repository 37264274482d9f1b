import { hash, verify } from '@node-rs/argon2'
import { atOnce } from '../limits.ts'
import { queueOf } from '../plumbing/queue.ts'
import { refuse } from '../plumbing/refuse.ts'
import { isCommon } from './common-passwords.ts'

/** Decision A6: argon2id with OWASP's memory and time. */
const ARGON2ID = 2
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Node has four threads for this and for files and compression: a lecture hall signing in leaves some of them free.
export const HASHES_AT_ONCE = 3
const inTurn = queueOf({ atOnce: HASHES_AT_ONCE, waiting: atOnce.passwordChecks.most })
// One at a time: whoever signs in waits for one new password at most, however many are being set.
const newPasswords = queueOf({ atOnce: 1, waiting: atOnce.newPasswords.most })

export const hashPassword = (password: string) => newPasswords(() => inTurn(() => hash(password, cost)))

// Made once at the first need: a sign-in with an unknown address takes as long as one with a wrong password.
let nobody: Promise<string> | undefined

/** Whether the password fits; without a hash it works as hard and says no (decision A5). */
export async function passwordFits(password: string, passwordHash: string | null): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password 0')
  const compared = passwordHash ?? (await nobody)
  const fits = await inTurn(() => verify(compared, password))
  return fits && passwordHash !== null
}

/** Refuses passwords that guessers try first (decision A6). */
export function refuseCommon(password: string, field: string): void {
  if (isCommon(password)) refuse('password-common', { fields: { [field]: { rule: 'common' } } })
}
