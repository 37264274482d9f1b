import type { setup } from '@rajt/contract/setup'
import type { Handlers } from '../plumbing/request.ts'
import { finish, mark, steps } from './mark.ts'

export const setupRoutes = { steps, mark, finish } satisfies Handlers<typeof setup>
