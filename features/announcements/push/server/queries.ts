import { type SqlBool, sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import { hasEntered, isStudent, staysOutOf } from '#programme/programme/server/participation.ts'

export type CampaignRow = Awaited<ReturnType<ReturnType<typeof campaignRows>['execute']>>[number]

/** Everything that the wire shows of a campaign. */
export const campaignRows = (db: Queryable) =>
  db
    .selectFrom('push_campaign as c')
    .innerJoin('account as a', 'a.id', 'c.author_id')
    .select(['c.id', 'c.title', 'c.text', 'c.redirect', 'c.sent_at', 'a.surname', 'a.firstname'])
    .select(['c.students', 'c.people', 'c.devices', 'c.delivered', 'c.failed'])

export interface Semester {
  id: string
  key: string
}

/** Every student who takes part in a semester and can sign in, whether they have entered it or not (decisions N4, Y3). */
export const studentsOf = (db: Queryable, { id }: Semester) =>
  db
    .selectFrom('account as a')
    .where(isStudent)
    .where('a.disabled_at', 'is', null)
    .where(sql<SqlBool>`not ${staysOutOf(sql.ref('a.id'), id)}`)

/** Their devices that the current key reaches. */
export const devicesOf = (db: Queryable, semester: Semester, key: string) =>
  studentsOf(db, semester).innerJoin('push_device as d', 'd.account_id', 'a.id').where('d.key_id', '=', key)

/** Whom a campaign of this semester would reach now. */
export async function reachOf(db: Queryable, semester: Semester, key: string) {
  const { students, notEntered } = await studentsOf(db, semester)
    .select((eb) => eb.fn.countAll<number>().as('students'))
    .select(
      sql<number>`(count(*) filter (where not ${hasEntered(sql.ref('a.id'), semester.key)}))::int`.as(
        'notEntered',
      ),
    )
    .executeTakeFirstOrThrow()
  const { people, devices } = await devicesOf(db, semester, key)
    .select((eb) => [
      eb.fn.count<number>('a.id').distinct().as('people'),
      eb.fn.count<number>('d.id').as('devices'),
    ])
    .executeTakeFirstOrThrow()
  return { students, notEntered, people, devices }
}

interface Reader {
  student: string
  semester: Semester
}

/**
 * Campaigns that reached none of the student's devices and are under way to none, sent since they were let in, and not
 * closed yet (decisions N4, Y3). One student's few rows: what is looked through are the semester's campaigns.
 */
export const openCampaigns = (db: Queryable, { student, semester }: Reader) =>
  db
    .selectFrom('push_campaign as c')
    .innerJoin('account as a', (join) => join.on('a.id', '=', student))
    .leftJoin('registration as r', 'r.account_id', 'a.id')
    .where('c.semester_id', '=', semester.id)
    .where(sql<SqlBool>`not ${staysOutOf(sql.ref('a.id'), semester.id)}`)
    .where(sql<SqlBool>`c.sent_at >= coalesce(r.decided_at, a.created_at)`)
    .where(
      sql<SqlBool>`not exists (select from push_closed x where x.campaign_id = c.id and x.account_id = ${student})`,
    )
    .where(
      sql<SqlBool>`not exists (select from push_delivery d where d.campaign_id = c.id
        and d.account_id = ${student} and d.failed_at is null)`,
    )
