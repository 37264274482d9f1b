import { type SqlBool, sql } from 'kysely'
import type { Queryable } from '../plumbing/database.ts'

export type CampaignRow = Awaited<ReturnType<ReturnType<typeof campaignRows>['execute']>>[number]

/** Everything that the wire shows of a campaign. */
export const campaignRows = (db: Queryable) =>
  db
    .selectFrom('push_campaign as c')
    .innerJoin('account as a', 'a.id', 'c.author_id')
    .select(['c.id', 'c.title', 'c.text', 'c.redirect', 'c.sent_at', 'a.surname', 'a.firstname'])
    .select(['c.students', 'c.people', 'c.devices', 'c.delivered', 'c.failed'])

/** Every student of a semester who can sign in (decision N4). */
export const studentsOf = (db: Queryable, key: string) =>
  db
    .selectFrom('account as a')
    .innerJoin('onboarding as o', 'o.account_id', 'a.id')
    .where('o.semester_key', '=', key)
    .where('a.role', '=', 'STUDENT')
    .where('a.released_at', 'is', null)
    .where('a.disabled_at', 'is', null)

/** Their devices that the current key reaches. */
export const devicesOf = (db: Queryable, semester: string, key: string) =>
  studentsOf(db, semester).innerJoin('push_device as d', 'd.account_id', 'a.id').where('d.key_id', '=', key)

/** Whom a campaign of this semester would reach now. */
export async function reachOf(db: Queryable, semester: string, key: string) {
  const { students } = await studentsOf(db, semester)
    .select((eb) => eb.fn.countAll<number>().as('students'))
    .executeTakeFirstOrThrow()
  const { people, devices } = await devicesOf(db, semester, key)
    .select((eb) => [
      eb.fn.count<number>('a.id').distinct().as('people'),
      eb.fn.count<number>('d.id').as('devices'),
    ])
    .executeTakeFirstOrThrow()
  return { students, people, devices }
}

interface Reader {
  student: string
  semester: { id: string; key: string }
}

/**
 * Campaigns that reached none of the student's devices and are under way to none, sent since they came, and not closed
 * yet (decision N4). One student's few rows: what is looked through are the semester's campaigns.
 */
export const openCampaigns = (db: Queryable, { student, semester }: Reader) =>
  db
    .selectFrom('push_campaign as c')
    .innerJoin('onboarding as o', (join) =>
      join.on('o.account_id', '=', student).on('o.semester_key', '=', semester.key),
    )
    .where('c.semester_id', '=', semester.id)
    .whereRef('c.sent_at', '>=', 'o.at')
    .where(
      sql<SqlBool>`not exists (select from push_closed x where x.campaign_id = c.id and x.account_id = ${student})`,
    )
    .where(
      sql<SqlBool>`not exists (select from push_delivery d where d.campaign_id = c.id
        and d.account_id = ${student} and d.failed_at is null)`,
    )
