import type { Database } from '#platform/server/database.ts'
import { inEvenTime } from '#platform/server/minimum-duration.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { certificate } from '../calls.ts'
import { presentChecked } from './present.ts'
import { byCode, resultOf } from './queries.ts'
import { statusNow } from './rules.ts'

/** For whoever has the code. An unknown code is answered as late as a known one. */
export const check = query(certificate.check, function check({ db, params }) {
  return inEvenTime(() => checked(db, params.code))
})

async function checked(db: Database, code: string) {
  // A code typed from paper may have capitals or spaces; a text that PostgreSQL does not take is nobody's
  // code.
  const plain = code.replace(/\s/g, '').toLowerCase()
  const row = /^[0-9a-f]{32}$/.test(plain) ? await byCode(db, plain) : undefined
  if (!row) return refuse('not-found')
  const semester = await db
    .selectFrom('semester')
    .select(['id', 'grade_limits'])
    .where('id', '=', row.semester_id)
    .executeTakeFirstOrThrow()
  return presentChecked(row, statusNow(row, await resultOf(db, row.account_id, semester)))
}
