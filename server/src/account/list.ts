import { account } from '@rajt/contract/account'
import { pageOf } from '../plumbing/list.ts'
import { read } from '../plumbing/request.ts'
import { presentAccount } from './present.ts'
import { accounts, accountsByKey, chosenAccounts } from './queries.ts'

/** By name. */
export const list = read(account.list, async ({ db, actor, body }) => {
  const {
    rows,
    states: _,
    ...counts
  } = await pageOf(
    db,
    {
      ...{ all: accounts(db), chosen: chosenAccounts(db, body) },
      searched: 'a.search_text',
      key: 'a.id',
      order: [['a.sort_name', 'asc']],
      rows: (keys) => accountsByKey(db, { keys }),
      show: (row) => presentAccount(row, actor),
    },
    body,
  )
  return { accounts: rows, ...counts }
})
