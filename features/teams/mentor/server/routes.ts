import type { Handlers } from '#platform/server/request.ts'
import type { mentor } from '../calls.ts'
import { find } from './find.ts'
import { one } from './one.ts'
import { profile } from './profile.ts'
import { save } from './save.ts'
import { unpublish } from './unpublish.ts'

export const mentorRoutes = { profile, save, unpublish, find, one } satisfies Handlers<typeof mentor>
