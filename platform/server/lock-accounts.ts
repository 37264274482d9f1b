import { anyOf, prepared, type Tx } from './database.ts'

/**
 * First in every act about people, in the order of their ids (decision P11): two acts about the same person run one after
 * the other. Rows that refer to an account may be written beside it.
 */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await lock(tx, { ids: [...ids] })
}

const lock = prepared<{ ids: string[] }>('accounts_to_lock')((db, given) =>
  db
    .selectFrom('account')
    .select('id')
    .where('id', '=', anyOf(given('ids')))
    .orderBy('id')
    .forNoKeyUpdate(),
)
