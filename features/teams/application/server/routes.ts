import type { Handlers } from '#platform/server/request.ts'
import type { application } from '../calls.ts'
import { apply } from './apply.ts'
import { cv } from './cv.ts'
import { accept, reject, see } from './decide.ts'
import { mine, received, standing } from './lists.ts'
import { revoke } from './revoke.ts'

export const applicationRoutes = {
  mine,
  standing,
  apply,
  revoke,
  received,
  see,
  accept,
  reject,
  cv,
} satisfies Handlers<typeof application>
