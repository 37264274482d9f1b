import type { Handlers } from '#platform/server/request.ts'
import type { mentor } from '../calls.ts'
import { find, one, profile } from './find.ts'
import { save, unpublish } from './save.ts'

export const mentorRoutes = { profile, save, unpublish, find, one } satisfies Handlers<typeof mentor>
