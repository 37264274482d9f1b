import type { Handlers } from '#platform/server/request.ts'
import type { regrade } from '../calls.ts'
import { own } from './own.ts'
import { preview } from './preview.ts'
import { rule } from './rule.ts'
import { rulings } from './rulings.ts'
import { seen } from './seen.ts'

export const regradeRoutes = { rulings, preview, rule, own, seen } satisfies Handlers<typeof regrade>
