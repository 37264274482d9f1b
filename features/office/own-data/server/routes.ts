import type { Handlers } from '#platform/server/request.ts'
import type { ownData } from '../calls.ts'
import { ask } from './ask.ts'
import { file } from './file.ts'
import { standing } from './standing.ts'

export const ownDataRoutes = { standing, ask, file } satisfies Handlers<typeof ownData>
