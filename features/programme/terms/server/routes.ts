import type { Handlers } from '#platform/server/request.ts'
import type { terms } from '../calls.ts'
import { add } from './add.ts'
import { list } from './list.ts'
import { remove } from './remove.ts'
import { rename } from './rename.ts'

export const termsRoutes = { list, add, rename, remove } satisfies Handlers<typeof terms>
