import type { Handlers } from '#platform/server/request.ts'
import type { nameChange } from '../calls.ts'
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
