import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Participation } from '../calls.ts'

/**
 * Of `account as a`: a student who has been let in and has an account of their own. Neither waiting registrations nor
 * invitations that nobody has taken up, which have lists of their own.
 */
export const isStudent = sql<SqlBool>`a.role = 'STUDENT' and a.released_at is null and a.is_admitted
  and a.password_hash is not null`

/**
 * Whether an account lets anybody sign in: not disabled, not given back by a rejection, and, where there was a
 * registration, accepted. Nobody waits for somebody who cannot (decision P6).
 */
export const canSignIn = (account: RawBuilder<unknown>) =>
  sql<boolean>`(${account}.disabled_at is null and ${account}.released_at is null and ${account}.is_admitted)`

/** Whether a student takes no part in a semester that was opened without them (decision X10). */
export const staysOutOf = (account: RawBuilder<string>, semester: RawBuilder<string> | string) =>
  sql<boolean>`exists (select from absence x where x.account_id = ${account} and x.semester_id = ${semester})`

/** Whether a student has entered the semester of that key. */
export const hasEntered = (account: RawBuilder<string>, key: RawBuilder<string> | string) =>
  sql<boolean>`exists (select from onboarding e where e.account_id = ${account} and e.semester_key = ${key})`

interface Of {
  id: RawBuilder<string> | string
  key: RawBuilder<string> | string
}

/** Each as a condition, so that an index leads to those who are counted. */
export const participates = (account: RawBuilder<string>, { id, key }: Of) =>
  ({
    ENTERED: hasEntered(account, key),
    EXPECTED: sql<boolean>`(not ${staysOutOf(account, id)} and not ${hasEntered(account, key)})`,
    STAYS: sql<boolean>`(${staysOutOf(account, id)} and not ${hasEntered(account, key)})`,
  }) satisfies Record<Participation, RawBuilder<boolean>>

/** Where a student stands in a semester (decision Y3). */
export const participationIn = (account: RawBuilder<string>, { id, key }: Of) =>
  sql<Participation>`case when ${hasEntered(account, key)} then 'ENTERED'
    when ${staysOutOf(account, id)} then 'STAYS' else 'EXPECTED' end`
