import type { Handlers } from '#platform/server/request.ts'
import type { introduction } from '../calls.ts'
import { find } from './find.ts'
import { mine } from './mine.ts'
import { one } from './one.ts'
import { onePager } from './one-pager.ts'
import { publish } from './publish.ts'
import { save } from './save.ts'
import { withdraw } from './withdraw.ts'

export const introductionRoutes = {
  mine,
  save,
  publish,
  withdraw,
  find,
  one,
  onePager,
} satisfies Handlers<typeof introduction>
