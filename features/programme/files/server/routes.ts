import type { Handlers } from '#platform/server/request.ts'
import type { files } from '../calls.ts'
import { address } from './address.ts'

export const filesRoutes = { address } satisfies Handlers<typeof files>
