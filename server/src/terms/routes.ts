import type { terms } from '@rajt/contract/terms'
import type { Handlers } from '../plumbing/request.ts'
import { add, remove, rename } from './change.ts'
import { list } from './list.ts'

export const termsRoutes = { list, add, rename, remove } satisfies Handlers<typeof terms>
