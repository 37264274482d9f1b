import type { Handlers } from '#platform/server/request.ts'
import type { news } from '../calls.ts'
import { add } from './add.ts'
import { edit } from './edit.ts'
import { image } from './image.ts'
import { more } from './more.ts'
import { remove } from './remove.ts'
import { seen } from './seen.ts'
import { unread } from './unread.ts'

export const newsRoutes = { more, unread, seen, add, edit, remove, image } satisfies Handlers<typeof news>
