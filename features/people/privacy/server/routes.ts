import type { Handlers } from '#platform/server/request.ts'
import type { privacy } from '../calls.ts'
import { acknowledge } from './acknowledge.ts'

export const privacyRoutes = { acknowledge } satisfies Handlers<typeof privacy>
