import type { personality } from '@rajt/contract/personality'
import type { Handlers } from '../plumbing/request.ts'
import { answer } from './answer.ts'
import { test } from './personality-test.ts'
import { select } from './select.ts'

export const personalityRoutes = {
  test,
  answer,
  select,
} satisfies Handlers<typeof personality>
