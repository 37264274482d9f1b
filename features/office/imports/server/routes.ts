import type { Handlers } from '#platform/server/request.ts'
import type { imports } from '../calls.ts'
import { confirmNames } from './confirm-names.ts'
import { discard } from './discard.ts'
import { list } from './list.ts'
import { one } from './one.ts'
import { preview } from './preview.ts'
import { problems } from './problems.ts'
import { rows } from './rows.ts'
import { start } from './start.ts'
import { template } from './template.ts'

export const importsRoutes = {
  list,
  preview,
  one,
  rows,
  confirmNames,
  start,
  discard,
  problems,
  template,
} satisfies Handlers<typeof imports>
