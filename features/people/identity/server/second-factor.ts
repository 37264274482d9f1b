import type { Queryable, Tx } from '#platform/server/database.ts'

/** Whether somebody has a second factor that was confirmed. */
export async function hasSecondFactor(db: Queryable, accountId: string): Promise<boolean> {
  return (await secondFactorSince(db, accountId)) !== null
}

export async function secondFactorSince(db: Queryable, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('second_factor')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.confirmed_at ?? null
}

export async function recoveryCodesLeft(db: Queryable, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** The second factor, begun or on; tries with its codes come one after another, whichever process they reach. */
export function lockSecondFactor(tx: Tx, accountId: string) {
  return tx
    .selectFrom('second_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** The person behind an id, unless the account was given up. */
export function findPerson(db: Queryable, id: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'firstname', 'language', 'role'])
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .executeTakeFirst()
}
