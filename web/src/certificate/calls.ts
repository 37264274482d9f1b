import type { Sent } from '@rajt/contract/call'
import { certificate } from '@rajt/contract/certificate'
import { queryOf } from '../plumbing/query.ts'

export const certificatesQuery = () => queryOf(certificate.standing)
export const keysQuery = () => queryOf(certificate.keys)
export const checkQuery = (code: string) => queryOf(certificate.check, { params: { code } })
export const listQuery = (body: Sent<typeof certificate.list>['body']) => queryOf(certificate.list, { body })
