import type { privacy } from '@rajt/contract/privacy'
import type { Handlers } from '../plumbing/request.ts'
import { acknowledge } from './acknowledge.ts'

export const privacyRoutes = { acknowledge } satisfies Handlers<typeof privacy>
