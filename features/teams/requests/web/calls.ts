import { queryOf } from '#platform/web/query.ts'
import { requests } from '../calls.ts'

export const ownRequestsQuery = () => queryOf(requests.mine)

export const typicalQuery = () => queryOf(requests.typical)
