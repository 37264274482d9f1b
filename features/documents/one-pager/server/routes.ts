import type { Handlers } from '#platform/server/request.ts'
import type { onePager } from '../calls.ts'
import { file } from './file.ts'
import { list } from './list.ts'
import { onboard } from './onboard.ts'
import { one } from './one.ts'
import { standing } from './standing.ts'
import { submit } from './submit.ts'
import { zip } from './zip.ts'

export const onePagerRoutes = {
  standing,
  onboard,
  submit,
  list,
  one,
  file,
  zip,
} satisfies Handlers<typeof onePager>
