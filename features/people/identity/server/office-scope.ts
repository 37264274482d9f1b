import type { Role } from '#platform/contract/parts.ts'
import type { OfficeScope } from '#platform/contract/scope.ts'

/** What an account of the office may do: everything, unless it was narrowed. Null for everybody else. */
export const scopeOf = (account: { role: Role; office_scope: OfficeScope | null }): OfficeScope | null =>
  account.role === 'OFFICE' ? (account.office_scope ?? 'FULL') : null
