import type { Handlers } from '#platform/server/request.ts'
import type { semester } from '../calls.ts'
import { all } from './all.ts'
import { include } from './include.ts'
import { open } from './open.ts'
import { prepare } from './prepare.ts'
import { preview } from './preview.ts'

export const semesterRoutes = { all, prepare, preview, open, include } satisfies Handlers<typeof semester>
