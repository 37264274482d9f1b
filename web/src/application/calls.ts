import { application } from '@rajt/contract/application'
import { queryOf } from '../plumbing/query.ts'

export const ownApplicationsQuery = () => queryOf(application.mine)

export const standingQuery = (id: string) => queryOf(application.standing, { params: { id } })
