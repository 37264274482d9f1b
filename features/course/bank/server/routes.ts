import type { Handlers } from '#platform/server/request.ts'
import type { bank } from '../calls.ts'
import { preview } from './preview.ts'
import { take } from './take.ts'
import { write } from './write.ts'

export const bankRoutes = { preview, take, write } satisfies Handlers<typeof bank>
