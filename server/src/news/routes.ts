import type { news } from '@rajt/contract/news'
import type { Handlers } from '../plumbing/request.ts'
import { add } from './add.ts'
import { edit } from './edit.ts'
import { image } from './image.ts'
import { more } from './more.ts'
import { remove } from './remove.ts'
import { seen, unread } from './seen.ts'

export const newsRoutes = { more, unread, seen, add, edit, remove, image } satisfies Handlers<typeof news>
