import type { Handlers } from '#platform/server/request.ts'
import type { startupLab } from '../calls.ts'
import { add } from './add.ts'
import { edit } from './edit.ts'
import { calendar, logo } from './files.ts'
import { list, one } from './list.ts'
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
