import type { mentorApplication } from '@rajt/contract/mentor-application'
import type { Handlers } from '../plumbing/request.ts'
import { apply } from './apply.ts'
import { accept, decline, see } from './decide.ts'
import { mine, received } from './lists.ts'
import { revoke } from './revoke.ts'

export const mentorApplicationRoutes = {
  apply,
  mine,
  revoke,
  received,
  see,
  accept,
  decline,
} satisfies Handlers<typeof mentorApplication>
