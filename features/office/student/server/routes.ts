import type { Handlers } from '#platform/server/request.ts'
import type { student } from '../calls.ts'
import { list } from './list.ts'
import { one } from './one.ts'
import { xlsx } from './xlsx.ts'

export const studentRoutes = { list, xlsx, one } satisfies Handlers<typeof student>
