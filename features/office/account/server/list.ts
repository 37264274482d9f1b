import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { account } from '../calls.ts'
import { presentAccount } from './present.ts'
import { accounts, accountsByKey, chosenAccounts } from './queries.ts'

/** By name. */
export const list = query(account.list, async function list({ db, actor, now, body }) {
  const all = accounts(db)
  const isNarrowed = body.roles.length + body.universities.length + body.states.length > 0
  const {
    rows,
    states: _,
    ...counts
  } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed ? chosenAccounts(db, body) : all,
      searched: 'a.search_text',
      key: 'a.id',
      order: [['a.sort_name', 'asc']],
      rows: (keys) => accountsByKey(db, { keys, now }),
      show: (row) => presentAccount(row, actor),
    },
    body,
  )
  return { accounts: rows, ...counts }
})
