import type { Handlers } from '#platform/server/request.ts'
import type { nameChange } from '../calls.ts'
import { accept } from './accept.ts'
import { ask } from './ask.ts'
import { list } from './list.ts'
import { own } from './own.ts'
import { reject } from './reject.ts'
import { withdraw } from './withdraw.ts'

export const nameChangeRoutes = {
  own,
  ask,
  withdraw,
  list,
  accept,
  reject,
} satisfies Handlers<typeof nameChange>
