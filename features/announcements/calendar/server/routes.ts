import type { Handlers } from '#platform/server/request.ts'
import type { calendar } from '../calls.ts'
import { make, own, remove } from './address.ts'
import { feed } from './feed.ts'

export const calendarRoutes = { own, make, remove, feed } satisfies Handlers<typeof calendar>
