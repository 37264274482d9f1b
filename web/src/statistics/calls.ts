import { statistics } from '@rajt/contract/statistics'
import { queryOf } from '../plumbing/query.ts'

export const universitiesQuery = () => queryOf(statistics.universities)
export const studentsQuery = () => queryOf(statistics.students)
export const ownDashboardQuery = () => queryOf(statistics.ofUniversity)
export const dashboardQuery = (university: string) => queryOf(statistics.ofOffice, { params: { university } })
