import type { Handlers } from '#platform/server/request.ts'
import type { calendar } from '../calls.ts'
import { feed } from './feed.ts'
import { make } from './make.ts'
import { own } from './own.ts'
import { remove } from './remove.ts'

export const calendarRoutes = { own, make, remove, feed } satisfies Handlers<typeof calendar>
