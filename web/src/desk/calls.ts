import type { Sent } from '@rajt/contract/call'
import { type Remark, remark } from '@rajt/contract/remark'
import { queryOf } from '../plumbing/query.ts'

/** An act on a remark that waits to be confirmed. */
export interface Asked {
  act: 'answer' | 'finish'
  row: Remark
}

export const remarksQuery = (body: Sent<typeof remark.list>['body']) => queryOf(remark.list, { body })
