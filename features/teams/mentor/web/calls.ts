import type { Sent } from '#platform/contract/call.ts'
import { queryOf } from '#platform/web/query.ts'
import { mentor } from '../calls.ts'

export const mentorsQuery = (body: Sent<typeof mentor.find>['body']) => queryOf(mentor.find, { body })

export const profileQuery = () => queryOf(mentor.profile)
