import type { requests } from '@rajt/contract/requests'
import type { Handlers } from '../plumbing/request.ts'
import { mine } from './mine.ts'
import { retry, setAside } from './set-aside.ts'
import { typical } from './typical.ts'

export const requestsRoutes = { mine, setAside, retry, typical } satisfies Handlers<typeof requests>
