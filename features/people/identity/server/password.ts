import { hash, verify } from '@node-rs/argon2'
import { atOnce } from '#platform/server/limits.ts'
import { queueOf } from '#platform/server/queue.ts'
import { refuse } from '#platform/server/refuse.ts'
import { isCommon } from './common-passwords.ts'

/** Decision A6: argon2id with OWASP's memory and time. */
const ARGON2ID = 2
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Node has four threads for this and for files and compression: a lecture hall signing in leaves some of them free.
export const HASHES_AT_ONCE = 3
const inTurn = queueOf({
  name: 'passwordChecks',
  atOnce: HASHES_AT_ONCE,
  waiting: atOnce.passwordChecks.most,
})
// One at a time: whoever signs in waits for one new password at most, however many are being set.
const newPasswords = queueOf({ name: 'newPasswords', atOnce: 1, waiting: atOnce.newPasswords.most })

/** Keyboards send the same letter composed or decomposed: a password is kept in one form, whatever it was typed in. */
const plainForm = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string) =>
  newPasswords(() => inTurn(() => hash(plainForm(password), cost)))

/** Whether two are one password, on whatever keyboards they were typed. */
export const samePassword = (one: string, other: string): boolean => plainForm(one) === plainForm(other)

// Made once at the first need: a sign-in with an unknown address takes as long as one with a wrong password.
let nobody: Promise<string> | undefined

/** How a password fits its hash: in the form that is kept, or in one that older hashes were made of. */
type Fit = 'plain' | 'old' | null

/** Whether and how the password fits; without a hash it works as hard and says no (decision A5). */
export async function fitOf(password: string, passwordHash: string | null): Promise<Fit> {
  nobody ??= hashPassword('nobody has this password 0')
  const compared = passwordHash ?? (await nobody)
  for (const form of formsOf(password)) {
    const fits = await inTurn(() => verify(compared, form))
    if (fits && passwordHash !== null) return form === plainForm(password) ? 'plain' : 'old'
  }
  return null
}

export const passwordFits = async (password: string, passwordHash: string | null): Promise<boolean> =>
  (await fitOf(password, passwordHash)) !== null

/** The plain form, then those that older hashes were made of; one alone where no letter has a mark. */
const formsOf = (password: string) => [...new Set([plainForm(password), password.normalize('NFD'), password])]

/** Refuses passwords that guessers try first (decision A6). */
export function refuseCommon(password: string, field: string): void {
  if (isCommon(password)) refuse('password-common', { fields: { [field]: { rule: 'common' } } })
}
