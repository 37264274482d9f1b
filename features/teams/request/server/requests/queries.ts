import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'

export type RequestRow = Awaited<ReturnType<ReturnType<typeof requestRows>['execute']>>[number]

/** An id, or its placeholder in a prepared statement. */
type Id = string | RawBuilder<string>

/** Requests of a semester around somebody, from either side. */
export const requestRows = (db: Queryable, reader: Id, semester: Id) =>
  db
    .selectFrom('team_request as r')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .innerJoin('account as o', 'o.id', 'p.owner_id')
    .innerJoin('account as a', 'a.id', 'r.person_id')
    .select(['r.id', 'r.kind', 'r.status', 'r.void_reason', 'r.reason', 'r.project_id'])
    .select(['r.sent_at', 'r.seen_at', 'r.answer_by', 'r.closed_at', 'p.name', 'p.owner_id'])
    .select(['a.surname', 'a.firstname', 'o.surname as owner_surname', 'o.firstname as owner_firstname'])
    .where('r.semester_id', '=', semester)
    .where((eb) =>
      eb.or([
        eb('r.person_id', '=', reader),
        // An array is looked up in an index; a list within `or` would be compared with every request there
        // is.
        eb(
          'r.project_id',
          '=',
          sql<string>`any (array(select id from project where owner_id = ${reader} and semester_id = ${semester}))`,
        ),
      ]),
    )
