import { queryOf } from '#platform/web/query.ts'
import { application } from '../calls.ts'

export const ownApplicationsQuery = () => queryOf(application.mine)

export const standingQuery = (id: string) => queryOf(application.standing, { params: { id } })
