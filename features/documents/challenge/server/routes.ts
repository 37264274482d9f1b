import type { Handlers } from '#platform/server/request.ts'
import type { challenge } from '../calls.ts'
import { add } from './add.ts'
import { document } from './document.ts'
import { edit } from './edit.ts'
import { logo } from './logo.ts'
import { more } from './more.ts'
import { one } from './one.ts'
import { remove } from './remove.ts'
import { titles } from './titles.ts'

export const challengeRoutes = {
  more,
  titles,
  one,
  add,
  edit,
  remove,
  logo,
  document,
} satisfies Handlers<typeof challenge>
