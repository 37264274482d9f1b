import { calendar } from '@rajt/contract/calendar'
import { queryOf } from '../plumbing/query.ts'

export const addressQuery = () => queryOf(calendar.own)
