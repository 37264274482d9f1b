import { type RawBuilder, sql } from 'kysely'

/** Whether a student takes no part in the current semester (decision X10). */
export const isAbsent = (account: RawBuilder<string>) =>
  sql<boolean>`exists (select from absence join semester on semester.id = absence.semester_id
    where absence.account_id = ${account} and semester.is_current)`
