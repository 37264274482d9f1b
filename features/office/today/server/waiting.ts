import { sql } from 'kysely'
import { within as remarksWithin } from '#course/remark/server/list.ts'
import { untakenMails } from '#people/mail/server/queries.ts'
import { within as nameChangesWithin } from '#people/name-change/server/list.ts'
import { limits } from '#platform/contract/parts.ts'
import { beginningOfDay, dayInBudapest } from '#platform/server/budapest.ts'
import type { Database } from '#platform/server/database.ts'
import { setAsideRows } from '#teams/request/server/stuck.ts'

/** One more than is told, so that more of them are known of. */
const BOUND = limits.listed + 1

/** Something that waits, and since when. */
export interface Waiting {
  since: Date
}

/** Each of these answers what waits longest first, `BOUND` rows at most. */
export const registrations = (db: Database, tenant: string | null): Promise<Waiting[]> =>
  db
    .selectFrom('registration')
    .select('since')
    .where('status', '=', 'WAITING')
    .$if(tenant !== null, (query) => query.where('university_id', '=', tenant))
    .orderBy('since')
    .limit(BOUND)
    .execute()

export const names = (db: Database, tenant: string | null): Promise<Waiting[]> =>
  nameChangesWithin(db, tenant === null ? [] : [tenant], ['WAITING'])
    .select('n.at as since')
    .orderBy('n.at')
    .limit(BOUND)
    .execute()

export const remarks = (db: Database) =>
  remarksWithin(db, { status: ['NEW'], kinds: [], modules: [] })
    .select(['r.at as since', 'r.question_id'])
    .orderBy('r.at')
    .limit(BOUND)
    .execute()

export const imports = (db: Database) =>
  db
    .selectFrom('import')
    .select(['id', 'file_name', 'made_at as since'])
    .where('status', '=', 'PREVIEWED')
    .orderBy('made_at')
    .limit(BOUND)
    .execute()

/** Those that nothing happens to any more by itself. */
export const mails = (db: Database, now: Date): Promise<Waiting[]> =>
  untakenMails(db, now, ['REFUSED', 'GIVEN_UP'])
    .select('m.created_at as since')
    .orderBy('m.created_at')
    .limit(BOUND)
    .execute()

export const requests = (db: Database): Promise<Waiting[]> => setAsideRows(db, BOUND)

/** Exam questions whose law may have changed: since the day after their last one. */
export async function questions(db: Database, semester: string, now: Date): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('question as q')
    .innerJoin('module as m', 'm.id', 'q.module_id')
    .select(sql<string>`(q.valid_until + 1)::text`.as('day'))
    .where('m.semester_id', '=', semester)
    .where(sql<boolean>`q.valid_until < ${dayInBudapest(now)}::date`)
    .where('q.retired_at', 'is', null)
    .orderBy('q.valid_until')
    .limit(BOUND)
    .execute()
  return rows.map(({ day }) => ({ since: beginningOfDay(new Date(`${day}T12:00:00Z`)) }))
}

/** Team proposals that were begun and not sent. */
export const rounds = (db: Database, semester: string): Promise<Waiting[]> =>
  db
    .selectFrom('rescue_round')
    .select('changed_at as since')
    .where('semester_id', '=', semester)
    .where('sent_at', 'is', null)
    .execute()
