import { newCode } from '#course/certificate/server/issue.ts'
import { resultOf } from '#course/certificate/server/queries.ts'
import { programme } from '#course/certificate/server/words.ts'
import { later, minutes } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SemesterRow } from '#programme/programme/server/current.ts'
import { insertMany } from './insert-many.ts'
import { FORMER, type Person } from './people.ts'

const revoked = { status: 'REVOKED' as const, reason: 'A vizsgákat nem a hallgató írta.' }

/** Of those who are through with the course every second one has downloaded a certificate; one was revoked since. */
export async function certify(tx: Tx, students: readonly Person[], semester: SemesterRow, now: Date) {
  const modules = Math.max(...students.map(({ modulesTaken }) => modulesTaken))
  const finishers = students.filter(({ modulesTaken }) => modulesTaken === modules)
  const chosen = finishers.filter(
    ({ username }, i) => i % 2 === 0 || username === 'finisher' || username === FORMER,
  )
  const rows = []
  for (const [i, { id: account_id, surname, firstname }] of chosen.entries()) {
    const { points, reachable, percent, grade } = await resultOf(tx, account_id, semester)
    const isRevoked = i === 1
    rows.push({
      account_id,
      semester_id: semester.id,
      serial: i + 1,
      code: newCode(),
      surname,
      firstname,
      programme_hu: programme.hu,
      programme_en: programme.en,
      semester_key: semester.key,
      semester_number: semester.number,
      points,
      reachable,
      percent,
      grade,
      issued_at: later(now, -minutes(30 * (chosen.length - i))),
      ...(isRevoked
        ? { ...revoked, ended_at: now }
        : { status: 'VALID' as const, ended_at: null, reason: null }),
    })
  }
  await insertMany(tx, 'certificate', rows)
  if (rows.length > 0)
    await tx
      .insertInto('certificate_counter')
      .values({ semester_id: semester.id, last: rows.length })
      .execute()
}
