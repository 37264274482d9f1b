import type { Handlers } from '#platform/server/request.ts'
import type { semester } from '../calls.ts'
import { all } from './all.ts'
import { include } from './include.ts'
import { open, preview } from './open.ts'
import { prepare } from './prepare.ts'

export const semesterRoutes = { all, prepare, preview, open, include } satisfies Handlers<typeof semester>
