import { type SqlBool, sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import { canSignIn } from '#programme/programme/server/participation.ts'

export type InterestRow = Awaited<ReturnType<ReturnType<typeof interestRows>['execute']>>[number]

/** Everything that the wire shows of an interest, to either side, newest first. */
export const interestRows = (db: Queryable) =>
  db
    .selectFrom('mentor_interest as i')
    .innerJoin('project as p', 'p.id', 'i.project_id')
    .innerJoin('account as o', 'o.id', 'p.owner_id')
    .innerJoin('account as a', 'a.id', 'i.mentor_id')
    .innerJoin('mentor_profile as m', 'm.account_id', 'a.id')
    .leftJoin('mentorship as t', 't.project_id', 'i.project_id')
    .leftJoin('mentor_places as x', (on) =>
      on.onRef('x.mentor_id', '=', 'i.mentor_id').onRef('x.semester_id', '=', 'i.semester_id'),
    )
    .select([
      'i.id',
      'i.project_id',
      'i.mentor_id',
      'i.sent_at',
      'p.status',
      'p.name',
      'p.short_description',
      'p.owner_id',
      'o.surname as owner_surname',
      'o.firstname as owner_firstname',
    ])
    .select(['a.surname', 'a.firstname', 'm.title', 't.mentor_id as taken_by', 'x.capacity', 'x.used'])
    .select([
      sql<SqlBool>`m.is_published and ${canSignIn(sql.ref('a'))}`.as('isFound'),
      sql<SqlBool>`exists (select from team_request r where r.project_id = i.project_id
        and r.person_id = i.mentor_id and r.status = 'PENDING')`.as('isApplied'),
    ])
    .orderBy('i.sent_at', 'desc')
    .orderBy('i.id')
