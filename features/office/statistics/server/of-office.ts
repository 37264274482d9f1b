import { query } from '#platform/server/request.ts'
import { statistics } from '../calls.ts'
import { dashboardOf } from './dashboard.ts'

export const ofOffice = query(statistics.ofOffice, function ofOffice({ db, params, query, now, language }) {
  return dashboardOf(db, {
    ...query,
    university: params.university === 'all' ? null : params.university,
    now,
    language,
  })
})
