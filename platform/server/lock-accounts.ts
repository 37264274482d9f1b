import { anyOf, type Tx } from './database.ts'

/**
 * First in every act about people, in the order of their ids (decision P11): two acts about the same person run one after
 * the other. Rows that refer to an account may be written beside it.
 */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
