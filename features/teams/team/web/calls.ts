import type { Sent } from '#platform/contract/call.ts'
import { queryOf } from '#platform/web/query.ts'
import { introduction } from '#teams/introduction/calls.ts'
import { team } from '../calls.ts'

export const teamQuery = () => queryOf(team.mine)
export const membersQuery = (body: Sent<typeof introduction.find>['body']) =>
  queryOf(introduction.find, { body })
export const memberQuery = (id: string) => queryOf(introduction.one, { params: { id } })
