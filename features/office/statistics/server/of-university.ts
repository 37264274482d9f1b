import { tenantOf } from '#people/identity/server/tenant.ts'
import { query } from '#platform/server/request.ts'
import { statistics } from '../calls.ts'
import { dashboardOf } from './dashboard.ts'

/** The scope comes from the session (decision R5). */
export const ofUniversity = query(
  statistics.ofUniversity,
  function ofUniversity({ db, actor, query, now, language }) {
    return dashboardOf(db, { ...query, university: tenantOf(actor), now, language })
  },
)
