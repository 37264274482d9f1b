import { scopeOf } from '#people/identity/server/office-scope.ts'
import { presentUntakenOf } from '#people/mail/server/delivery.ts'
import type { Actor } from '#platform/server/request.ts'
import type { Account } from '../calls.ts'
import type { AccountRow } from './queries.ts'
import { offersFor } from './rules.ts'

export const presentAccount = (row: AccountRow, actor: Actor): Account => ({
  _id: row.id,
  surname: row.surname,
  firstname: row.firstname,
  email: row.email,
  username: row.username,
  role: row.role,
  officeScope: scopeOf(row),
  neptun: row.neptun,
  university: row.university_id,
  lastActiveOn: row.last_active_on,
  disabledAt: row.disabled_at?.toISOString() ?? null,
  untaken: presentUntakenOf(row.delivery),
  can: offersFor({
    isDisabled: row.disabled_at !== null,
    isOwn: row.id === actor.id,
    officeScope: scopeOf(row),
  }),
})
