import type { Handlers } from '#platform/server/request.ts'
import type { search } from '../calls.ts'
import { find } from './find.ts'

export const searchRoutes = { find } satisfies Handlers<typeof search>
