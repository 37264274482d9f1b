import { type AccountState, account } from '@rajt/contract/account'
import type { Role } from '@rajt/contract/parts'
import { student } from '@rajt/contract/student'
import { queryOf } from '../plumbing/query.ts'

interface Narrowing {
  roles: Role[]
  universities: string[]
  states: AccountState[]
  search: string
  pageNumber: number
}

export const accountsQuery = (body: Narrowing) => queryOf(account.list, { body })

/** Every answer that shows somebody's account. */
export const showAccounts = [account.list, student.one, student.list] as const
