import type { Handlers } from '#platform/server/request.ts'
import type { certificate } from '../calls.ts'
import { allowAnother } from './allow-another.ts'
import { changeKey } from './change-key.ts'
import { check } from './check.ts'
import { download } from './download.ts'
import { keys } from './keys.ts'
import { list } from './list.ts'
import { revoke } from './revoke.ts'
import { revokeInAnotherName } from './revoke-in-another-name.ts'
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
