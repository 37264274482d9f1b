import { sql } from 'kysely'
import type { Tx } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Actor } from '../plumbing/request.ts'
import { accounts } from './queries.ts'

export type LockedAccount = Awaited<ReturnType<typeof lockAccount>>

/**
 * Locks somebody's account and those of the office, in one order, until the act is over: of two who disable
 * each other the second one is not signed in any more.
 */
export async function lockAccount(tx: Tx, actor: Actor, id: string) {
  const known = await accounts(tx).select('a.role').where('a.id', '=', id).executeTakeFirst()
  if (!known) return refuse('not-found')
  const rows = await tx
    .selectFrom('account as a')
    .select(['a.id', 'a.role', 'a.surname', 'a.firstname', 'a.email', 'a.neptun', 'a.university_id'])
    .select(['a.language', 'a.disabled_at'])
    .where((eb) =>
      eb.or([
        eb('a.id', 'in', [id, actor.id]),
        ...(known.role === 'OFFICE'
          ? [sql<boolean>`a.role = 'OFFICE' and a.released_at is null and a.password_hash is not null`]
          : []),
      ]),
    )
    .orderBy('a.id')
    .forUpdate()
    .execute()
  const row = rows.find((one) => one.id === id)
  if (!row) return refuse('not-found')
  const active = rows.filter((one) => one.role === 'OFFICE' && one.disabled_at === null)
  // They were disabled while this request was on its way.
  if (!active.some((one) => one.id === actor.id)) return refuse('not-signed-in')
  const isLastOfOffice = row.role === 'OFFICE' && active.every((one) => one.id === id)
  return { ...row, isDisabled: row.disabled_at !== null, isOwn: id === actor.id, isLastOfOffice }
}
