import { sql } from 'kysely'
import { scopeOf } from '#people/identity/server/office-scope.ts'
import { tenantOf } from '#people/identity/server/tenant.ts'
import type { Role } from '#platform/contract/parts.ts'
import type { Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Actor } from '#platform/server/request.ts'
import { accounts } from './queries.ts'

export type LockedAccount = Awaited<ReturnType<typeof lockAccount>>

/**
 * Locks somebody's account, the caller's, and those of the office, in one order, until the act is over: of two who
 * disable or narrow each other the second one may do nothing any more. A coordinator reaches their own university's students
 * alone (decision R5).
 */
export async function lockAccount(tx: Tx, actor: Actor, id: string) {
  const isReached = reachOf(actor)
  const known = await accounts(tx)
    .select(['a.role', 'a.university_id'])
    .where('a.id', '=', id)
    .executeTakeFirst()
  if (!known || !isReached(known)) return refuse('not-found')
  const rows = await tx
    .selectFrom('account as a')
    .select([
      'a.id',
      'a.role',
      'a.surname',
      'a.firstname',
      'a.email',
      'a.neptun',
      'a.university_id',
      'a.language',
      'a.disabled_at',
      'a.office_scope',
      'a.identity_card',
    ])
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
  if (!row || !isReached(row)) return refuse('not-found')
  // They were disabled or narrowed while this request was on its way.
  const own = rows.find((one) => one.id === actor.id && one.disabled_at === null)
  if (!own) return refuse('not-signed-in')
  if (own.office_scope !== null) return refuse('full-access-needed')
  return {
    ...row,
    officeScope: scopeOf(row),
    isDisabled: row.disabled_at !== null,
    isOwn: id === actor.id,
    isLastOfOffice: isFull(row) && rows.filter(isFull).every((one) => one.id === id),
  }
}

type Member = Parameters<typeof scopeOf>[0] & { disabled_at: Date | null }
/** Whether they can sign in and do everything. */
const isFull = (one: Member) => scopeOf(one) === 'FULL' && one.disabled_at === null

function reachOf(actor: Actor) {
  const tenant = tenantOf(actor)
  return (one: { role: Role; university_id: string | null }) =>
    tenant === null || (one.role === 'STUDENT' && one.university_id === tenant)
}
