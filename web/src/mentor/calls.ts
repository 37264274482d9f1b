import type { Sent } from '@rajt/contract/call'
import { mentor } from '@rajt/contract/mentor'
import { queryOf } from '../plumbing/query.ts'

export const mentorsQuery = (body: Sent<typeof mentor.find>['body']) => queryOf(mentor.find, { body })

export const mentorQuery = (id: string) => queryOf(mentor.one, { params: { id } })

export const profileQuery = () => queryOf(mentor.profile)
