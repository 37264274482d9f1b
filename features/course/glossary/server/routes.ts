import type { Handlers } from '#platform/server/request.ts'
import type { glossary } from '../calls.ts'
import { add } from './add.ts'
import { edit } from './edit.ts'
import { list } from './list.ts'
import { one } from './one.ts'
import { remove } from './remove.ts'

export const glossaryRoutes = { list, one, add, edit, remove } satisfies Handlers<typeof glossary>
