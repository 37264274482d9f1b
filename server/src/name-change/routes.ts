import type { nameChange } from '@rajt/contract/name-change'
import type { Handlers } from '../plumbing/request.ts'
import { ask, own } from './ask.ts'
import { accept, reject } from './decide.ts'
import { list, waiting } from './list.ts'
import { withdraw } from './withdraw.ts'

export const nameChangeRoutes = {
  own,
  ask,
  withdraw,
  list,
  waiting,
  accept,
  reject,
} satisfies Handlers<typeof nameChange>
