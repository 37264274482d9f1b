import type { Handlers } from '#platform/server/request.ts'
import type { onePager } from '../calls.ts'
import { list } from './list.ts'
import { file, one } from './read.ts'
import { onboard, standing } from './standing.ts'
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
