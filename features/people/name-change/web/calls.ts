import type { Sent } from '#platform/contract/call.ts'
import { queryOf } from '#platform/web/query.ts'
import { nameChange } from '../calls.ts'

export const ownQuery = () => queryOf(nameChange.own)
export const listQuery = (body: Sent<typeof nameChange.list>['body']) => queryOf(nameChange.list, { body })
