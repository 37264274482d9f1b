import type { ownData } from '@rajt/contract/own-data'
import type { Handlers } from '../plumbing/request.ts'
import { ask } from './ask.ts'
import { file } from './download.ts'
import { standing } from './standing.ts'

export const ownDataRoutes = { standing, ask, file } satisfies Handlers<typeof ownData>
