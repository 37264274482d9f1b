import { randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_MINUTES, CODE_SIGNS } from '#platform/contract/code.ts'
import { later, minutes } from '#platform/server/clock.ts'
import type { Queryable, Tx } from '#platform/server/database.ts'
import { sign } from '#platform/server/secrets.ts'

/** Tries with a right code, e.g. beside a mistyped password; there are too many codes to guess one. */
const USES = 10

/** What a code is for, whose it is, and who may use it: another code than this one's opens nothing. */
export interface CodeFor {
  key: string
  bound: readonly string[]
}

/** 40 random bits that can be read out and typed. */
const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')

const hashOf = ({ key, bound }: CodeFor, code: string) =>
  Buffer.from(sign(key, JSON.stringify([...bound, code])), 'hex')

/**
 * A new code; earlier ones stay valid, so that nobody can invalidate a code that somebody else is about to
 * type.
 */
export async function issueCode(tx: Tx, whose: CodeFor, now: Date): Promise<string> {
  const code = newCode()
  await tx
    .insertInto('mailed_code')
    .values({
      code_hash: hashOf(whose, code),
      created_at: now,
      expires_at: later(now, minutes(CODE_MINUTES)),
    })
    .execute()
  return code
}

/** Whether it is such a code and still valid; counts the try. */
export async function tryCode(db: Queryable, whose: CodeFor, code: string, now: Date): Promise<boolean> {
  const tried = await db
    .updateTable('mailed_code')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('code_hash', '=', hashOf(whose, code))
    // A clock that was set back would let it live longer.
    .where('created_at', '<=', now)
    .where('expires_at', '>', now)
    .where('uses', '<', USES)
    .returning('uses')
    .executeTakeFirst()
  return tried !== undefined
}

/** What the code was for is done. */
export async function forgetCode(db: Queryable, whose: CodeFor, code: string): Promise<void> {
  await db.deleteFrom('mailed_code').where('code_hash', '=', hashOf(whose, code)).execute()
}
