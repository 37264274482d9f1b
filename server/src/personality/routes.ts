import type { personality } from '@rajt/contract/personality'
import type { Handlers } from '../plumbing/request.ts'
import { answer } from './answer.ts'
import { select } from './select.ts'
import { test } from './test.ts'

export const personalityRoutes = {
  test,
  answer,
  select,
} satisfies Handlers<typeof personality>
