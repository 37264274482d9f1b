import { sql } from 'kysely'
import { retentionDays } from '#people/privacy/calls.ts'
import { days, later } from '#platform/server/clock.ts'
import type { Queryable } from '#platform/server/database.ts'

/** From the end of its request on, whichever way it ended (decision Y4). */
const KEPT = days(retentionDays.cvs)

/** Every night: CVs that nobody needs any more, rows and files; what is on the disk is swept then. */
export async function forgetCvs(db: Queryable, now: Date): Promise<void> {
  await sql`
    with ended as (
      select id, cv_file_id from team_request
      where cv_file_id is not null and closed_at <= ${later(now, -KEPT)} for update
    ), cleared as (
      update team_request r set cv_file_id = null, cv_digest = null from ended where r.id = ended.id)
    delete from file where id in (select cv_file_id from ended)`.execute(db)
}
