import { sql } from 'kysely'
import { formerNames } from '#people/identity/server/former-names.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { Fields, Holder } from './rules.ts'

type Row = { fields: Fields }

const given = (rows: readonly Row[], field: 'email' | 'neptun' | 'username') =>
  rows.map(({ fields }) => fields[field]).filter(Boolean)

/** The live accounts that have an address, a Neptun code or a username of these rows; registrations not proven hold nothing. */
export async function accountsHolding(db: Queryable, rows: readonly Row[]): Promise<(row: Row) => Holder[]> {
  const found = await db
    .selectFrom('account as a')
    .select(['a.role', 'a.surname', 'a.firstname', 'a.email'])
    .select(sql<string>`coalesce(a.university_id, '')`.as('university'))
    .select(sql<string>`coalesce(a.neptun, '')`.as('neptun'))
    .select(sql<string>`coalesce(a.username, '')`.as('username'))
    .select(formerNames.as('formerly'))
    .where('a.released_at', 'is', null)
    .where('a.is_address_proven', '=', sql.lit(true))
    .where(({ or, eb }) =>
      or([
        eb('a.email', '=', sql<string>`any(${given(rows, 'email')})`),
        eb('a.neptun', '=', sql<string>`any(${given(rows, 'neptun')})`),
        eb(
          sql`username_skeleton(a.username)`,
          '=',
          sql`any(array(select username_skeleton(u) from unnest(${given(rows, 'username')}::text[]) u))`,
        ),
      ]),
    )
    .execute()
  const by = (field: 'email' | 'neptun' | 'username') => {
    const groups = new Map<string, Holder[]>()
    for (const one of found) {
      const key = one[field].toLowerCase()
      if (key) groups.set(key, [...(groups.get(key) ?? []), one])
    }
    return (fields: Fields) => groups.get(fields[field].toLowerCase()) ?? []
  }
  const byEmail = by('email')
  const byNeptun = by('neptun')
  const byUsername = by('username')
  return ({ fields }) => [...new Set([...byEmail(fields), ...byNeptun(fields), ...byUsername(fields)])]
}
