import type { Handlers } from '#platform/server/request.ts'
import type { imports } from '../calls.ts'
import { confirmNames } from './confirm-names.ts'
import { discard } from './discard.ts'
import { problems, template } from './files.ts'
import { list, one, rows } from './list.ts'
import { preview } from './preview.ts'
import { start } from './start.ts'

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
