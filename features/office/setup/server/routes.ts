import type { Handlers } from '#platform/server/request.ts'
import type { setup } from '../calls.ts'
import { finish } from './finish.ts'
import { mark } from './mark.ts'
import { steps } from './steps.ts'

export const setupRoutes = { steps, mark, finish } satisfies Handlers<typeof setup>
