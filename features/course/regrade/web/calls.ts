import { queryOf } from '#platform/web/query.ts'
import { regrade } from '../calls.ts'

export const ownRegradesQuery = () => queryOf(regrade.own)
