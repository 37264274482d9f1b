import { sql } from 'kysely'
import { anyOf, type Database, type Queryable } from '#platform/server/database.ts'
import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { type Unverified, unverified } from '../calls.ts'

/** Who has not proven their address, longest ago first: the office helps them with another link. */
export const list = query(unverified.list, async function list({ db, body }) {
  const all = within(db, [])
  const { rows, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: body.universities.length > 0 ? within(db, body.universities) : all,
      searched: 'r.search_text',
      key: 'r.id',
      order: [['r.since', 'asc']],
      rows: (keys) => unverifiedByKey(db, keys),
      show: present,
    },
    body,
  )
  return { data: rows, ...counts }
})

const within = (db: Database, universities: readonly string[]) =>
  db
    .selectFrom('registration as r')
    .where('r.status', '=', 'UNVERIFIED')
    .$if(universities.length > 0, (query) => query.where('r.university_id', 'in', universities))

type Row = Awaited<ReturnType<typeof unverifiedByKey>>[number]

const unverifiedByKey = (db: Queryable, keys: readonly string[]) =>
  db
    .selectFrom('registration as r')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .leftJoin('access_token as t', (on) =>
      on
        .onRef('t.account_id', '=', 'a.id')
        .on('t.purpose', '=', sql.lit('verify-email'))
        .on('t.is_newest', '=', sql.lit(true)),
    )
    .select(['r.id', 'r.university_id', 'r.since', 'a.surname', 'a.firstname', 'a.email', 'a.neptun'])
    .select(['t.created_at', 't.expires_at'])
    .where('r.id', '=', anyOf(keys))
    .execute()

const present = ({ id, university_id, since, neptun, created_at, expires_at, ...own }: Row): Unverified => ({
  _id: id,
  ...own,
  university: university_id,
  neptun: neptun ?? '',
  since: since.toISOString(),
  mailedAt: created_at?.toISOString() ?? null,
  endsAt: expires_at?.toISOString() ?? null,
})
