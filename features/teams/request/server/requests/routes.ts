import type { Handlers } from '#platform/server/request.ts'
import type { requests } from '../../requests-calls.ts'
import { mine } from './mine.ts'
import { retry } from './retry.ts'
import { setAside } from './set-aside.ts'
import { typical } from './typical.ts'

export const requestsRoutes = { mine, setAside, retry, typical } satisfies Handlers<typeof requests>
