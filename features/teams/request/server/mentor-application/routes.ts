import type { Handlers } from '#platform/server/request.ts'
import type { mentorApplication } from '../../mentor-application-calls.ts'
import { accept } from './accept.ts'
import { apply } from './apply.ts'
import { decline } from './decline.ts'
import { mine } from './mine.ts'
import { received } from './received.ts'
import { revoke } from './revoke.ts'
import { see } from './see.ts'

export const mentorApplicationRoutes = {
  apply,
  mine,
  revoke,
  received,
  see,
  accept,
  decline,
} satisfies Handlers<typeof mentorApplication>
