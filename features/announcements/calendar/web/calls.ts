import { queryOf } from '#platform/web/query.ts'
import { calendar } from '../calls.ts'

export const addressQuery = () => queryOf(calendar.own)
