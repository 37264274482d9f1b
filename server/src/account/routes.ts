import type { account } from '@rajt/contract/account'
import type { Handlers } from '../plumbing/request.ts'
import { correct } from './correct.ts'
import { disable, enable } from './disable.ts'
import { list } from './list.ts'

export const accountRoutes = { list, correct, disable, enable } satisfies Handlers<typeof account>
