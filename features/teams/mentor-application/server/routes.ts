import type { Handlers } from '#platform/server/request.ts'
import type { mentorApplication } from '../calls.ts'
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
