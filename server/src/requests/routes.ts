import type { requests } from '@rajt/contract/requests'
import type { Handlers } from '../plumbing/request.ts'
import { mine } from './mine.ts'
import { typical } from './typical.ts'

export const requestsRoutes = { mine, typical } satisfies Handlers<typeof requests>
