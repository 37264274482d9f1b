import type { calendar } from '@rajt/contract/calendar'
import type { Handlers } from '../plumbing/request.ts'
import { make, own, remove } from './address.ts'
import { feed } from './feed.ts'

export const calendarRoutes = { own, make, remove, feed } satisfies Handlers<typeof calendar>
