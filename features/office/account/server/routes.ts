import type { Handlers } from '#platform/server/request.ts'
import type { account } from '../calls.ts'
import { correct } from './correct.ts'
import { disable } from './disable.ts'
import { enable } from './enable.ts'
import { list } from './list.ts'
import { setScope } from './set-scope.ts'

export const accountRoutes = { list, correct, disable, enable, setScope } satisfies Handlers<typeof account>
