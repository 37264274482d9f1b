import type { Handlers } from '#platform/server/request.ts'
import type { introduction } from '../calls.ts'
import { find, mine, one, onePager } from './find.ts'
import { publish, save, withdraw } from './save.ts'

export const introductionRoutes = {
  mine,
  save,
  publish,
  withdraw,
  find,
  one,
  onePager,
} satisfies Handlers<typeof introduction>
