import { queryOf } from '#platform/web/query.ts'
import { statistics } from '../calls.ts'

/** Of which semester; of the current one where it names none. */
interface Of {
  semester?: string
}

export const universitiesQuery = (query: Of = {}) => queryOf(statistics.universities, { query })
export const studentsQuery = (query: Of = {}) => queryOf(statistics.students, { query })
export const ownDashboardQuery = (query: Of) => queryOf(statistics.ofUniversity, { query })
export const dashboardQuery = (university: string, query: Of) =>
  queryOf(statistics.ofOffice, { params: { university }, query })
