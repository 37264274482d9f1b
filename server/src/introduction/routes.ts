import type { introduction } from '@rajt/contract/introduction'
import type { Handlers } from '../plumbing/request.ts'
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
