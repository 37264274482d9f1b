import type { Handlers } from '#platform/server/request.ts'
import type { startupLab } from '../calls.ts'
import { add } from './add.ts'
import { calendar } from './calendar.ts'
import { edit } from './edit.ts'
import { list } from './list.ts'
import { logo } from './logo.ts'
import { one } from './one.ts'
import { remove } from './remove.ts'

export const startupLabRoutes = {
  list,
  one,
  add,
  edit,
  remove,
  logo,
  calendar,
} satisfies Handlers<typeof startupLab>
