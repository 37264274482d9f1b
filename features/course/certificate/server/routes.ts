import type { Handlers } from '#platform/server/request.ts'
import type { certificate } from '../calls.ts'
import { check } from './check.ts'
import { download } from './download.ts'
import { changeKey, keys } from './keys.ts'
import { list } from './list.ts'
import { allowAnother, revoke, revokeInAnotherName } from './revoke.ts'
import { standing } from './standing.ts'

export const certificateRoutes = {
  standing,
  file: download,
  keys,
  check,
  list,
  revoke,
  revokeInAnotherName,
  allowAnother,
  changeKey,
} satisfies Handlers<typeof certificate>
