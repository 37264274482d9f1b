import { security } from '@rajt/contract/security'
import { queryOf } from '../plumbing/query.ts'

export const sessionsQuery = () => queryOf(security.sessions)
export const secondFactorQuery = () => queryOf(security.secondFactor)
export const personQuery = (id: string) => queryOf(security.person, { params: { id } })
