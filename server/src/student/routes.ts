import type { student } from '@rajt/contract/student'
import type { Handlers } from '../plumbing/request.ts'
import { list } from './list.ts'
import { one } from './one.ts'
import { xlsx } from './xlsx.ts'

export const studentRoutes = { list, xlsx, one } satisfies Handlers<typeof student>
