import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'

interface Where {
  tx: Tx
  now: Date
}

/**
 * Notes which attempts have had their solutions open (`maySeeSolutions`), before an act lets their students begin another
 * one: more attempts, a later end of the semester, a module that is back in use. Of all students of a semester, or of one.
 */
export const noteShownSolutions = (
  { tx, now }: Where,
  { semester, student }: { semester: string; student?: string },
): Promise<unknown> =>
  sql`update exam_attempt a set solutions_shown = true
    from module m join semester s on s.id = m.semester_id
    where m.id = a.module_id and s.id = ${semester} and ${isOf(student)}
      and not a.solutions_shown and exam_attempt_is_final(a.status)
      and not exists (select from exam_attempt o where o.account_id = a.account_id and o.module_id = a.module_id
        and exam_attempt_is_open(o.status))
      and (s.ends_at <= ${now} or m.retired_at is not null
        or (select count(*) from exam_attempt u where u.account_id = a.account_id and u.module_id = a.module_id)
          >= s.exam_attempts + coalesce((select g.extra_attempts from exam_grant g
            where g.account_id = a.account_id and g.module_id = a.module_id), 0))`.execute(tx)

const isOf = (student: string | undefined): RawBuilder<unknown> =>
  student === undefined ? sql`true` : sql`a.account_id = ${student}`
