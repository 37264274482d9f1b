import type { Handlers } from '#platform/server/request.ts'
import type { terms } from '../calls.ts'
import { add, remove, rename } from './change.ts'
import { list } from './list.ts'

export const termsRoutes = { list, add, rename, remove } satisfies Handlers<typeof terms>
