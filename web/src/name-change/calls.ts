import type { Sent } from '@rajt/contract/call'
import { certificate } from '@rajt/contract/certificate'
import { nameChange } from '@rajt/contract/name-change'
import { student } from '@rajt/contract/student'
import { queryOf } from '../plumbing/query.ts'

export const ownQuery = () => queryOf(nameChange.own)
export const waitingQuery = () => queryOf(nameChange.waiting)
export const listQuery = (body: Sent<typeof nameChange.list>['body']) => queryOf(nameChange.list, { body })

/** Every answer that shows what is decided about. */
export const showNames = [
  nameChange.list,
  nameChange.waiting,
  student.one,
  student.list,
  certificate.list,
] as const
