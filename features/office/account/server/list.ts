import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { type AccountState, account, accountStates } from '../calls.ts'
import { presentAccount } from './present.ts'
import { accounts, accountsByKey, chosenAccounts, wasNeverHere } from './queries.ts'

const byName = [['a.sort_name', 'asc']] as const

/** By name, unless sorted otherwise. */
export const list = query(account.list, async function list({ db, actor, now, body }) {
  const all = accounts(db)
  const isWhole = body.roles.length + body.universities.length === 0
  const chosen = (states: readonly AccountState[]) => chosenAccounts(db, { ...body, states })
  const { rows, states, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: isWhole && body.states.length === 0 ? all : chosen(body.states),
      states: {
        rows: Object.fromEntries(accountStates.map((one) => [one, chosen([one])])),
        chosen: body.states.length > 0 ? body.states : accountStates,
        areAll: isWhole,
      },
      searched: 'a.search_text',
      key: 'a.id',
      order: byName,
      sorts: (found) => ({
        name: { order: byName },
        role: { order: [['a.role', 'asc'], ...byName] },
        active: {
          order: [['l.day', 'asc']],
          having: found.where('l.day', 'is not', null),
          lacking: { rows: found.where(wasNeverHere), order: byName },
        },
      }),
      rows: (keys) => accountsByKey(db, { keys, now }),
      show: (row) => presentAccount(row, actor),
    },
    body,
  )
  return { accounts: rows, byStatus: states as Record<AccountState, number>, ...counts }
})
