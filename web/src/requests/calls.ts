import { requests } from '@rajt/contract/requests'
import { queryOf } from '../plumbing/query.ts'

export const ownRequestsQuery = () => queryOf(requests.mine)

export const typicalQuery = () => queryOf(requests.typical)
