import type { Sent } from '#platform/contract/call.ts'
import { queryOf } from '#platform/web/query.ts'
import { certificate } from '../calls.ts'

export const certificatesQuery = () => queryOf(certificate.standing)
export const keysQuery = () => queryOf(certificate.keys)
export const checkQuery = (code: string) => queryOf(certificate.check, { params: { code } })
export const listQuery = (body: Sent<typeof certificate.list>['body']) => queryOf(certificate.list, { body })
