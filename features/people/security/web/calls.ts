import { queryOf } from '#platform/web/query.ts'
import { security } from '../calls.ts'

export const sessionsQuery = () => queryOf(security.sessions)
export const secondFactorQuery = () => queryOf(security.secondFactor)
export const personQuery = (id: string) => queryOf(security.person, { params: { id } })
