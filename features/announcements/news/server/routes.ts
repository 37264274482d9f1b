import type { Handlers } from '#platform/server/request.ts'
import type { news } from '../calls.ts'
import { add } from './add.ts'
import { edit, remove } from './change.ts'
import { image, more, seen, unread } from './reading.ts'

export const newsRoutes = { more, unread, seen, add, edit, remove, image } satisfies Handlers<typeof news>
