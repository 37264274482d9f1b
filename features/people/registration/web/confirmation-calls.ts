import type { Sort } from '#platform/contract/list.ts'
import type { Role } from '#platform/contract/parts.ts'
import { queryOf } from '#platform/web/query.ts'
import { provenStatuses, type Registration, type RegistrationSort, registration } from '../calls.ts'

export const shownStatuses = provenStatuses
export type ShownStatus = (typeof shownStatuses)[number]
export type Decision = 'accept' | 'reject' | 'reopen'

/** A decision about somebody that waits to be confirmed. */
export interface Asked {
  decision: Decision
  rows: readonly Registration[]
  /** Called when it is carried out: the marked rows are no longer marked. */
  onDone?: () => void
}

export interface Narrowing {
  universities: string[]
  status: ShownStatus[]
  search: string
  sort?: Sort<RegistrationSort> | undefined
  pageNumber: number
}

export const listQuery = (role: Role, body: Narrowing) =>
  queryOf(registration.list, { params: { role: role.toLowerCase() }, body })
