import type { Handlers } from '#platform/server/request.ts'
import type { setup } from '../calls.ts'
import { finish, mark, steps } from './mark.ts'

export const setupRoutes = { steps, mark, finish } satisfies Handlers<typeof setup>
