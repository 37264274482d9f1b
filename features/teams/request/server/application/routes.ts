import type { Handlers } from '#platform/server/request.ts'
import type { application } from '../../application-calls.ts'
import { accept } from './accept.ts'
import { apply } from './apply.ts'
import { cv } from './cv.ts'
import { mine } from './mine.ts'
import { received } from './received.ts'
import { reject } from './reject.ts'
import { revoke } from './revoke.ts'
import { see } from './see.ts'
import { standing } from './standing.ts'

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
