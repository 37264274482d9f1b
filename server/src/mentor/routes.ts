import type { mentor } from '@rajt/contract/mentor'
import type { Handlers } from '../plumbing/request.ts'
import { find, one, profile } from './find.ts'
import { save, unpublish } from './save.ts'

export const mentorRoutes = { profile, save, unpublish, find, one } satisfies Handlers<typeof mentor>
