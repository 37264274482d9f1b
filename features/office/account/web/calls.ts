import { student } from '#office/student/calls.ts'
import type { Sort } from '#platform/contract/list.ts'
import type { Role } from '#platform/contract/parts.ts'
import { queryOf } from '#platform/web/query.ts'
import { type AccountSort, type AccountState, account } from '../calls.ts'

interface Narrowing {
  roles: Role[]
  universities: string[]
  states: AccountState[]
  search: string
  sort?: Sort<AccountSort> | undefined
  pageNumber: number
}

export const accountsQuery = (body: Narrowing) => queryOf(account.list, { body })

/** Every answer that shows somebody's account. */
export const showAccounts = [account.list, student.one, student.list] as const
