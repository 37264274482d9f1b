import type { Handlers } from '#platform/server/request.ts'
import type { personality } from '../calls.ts'
import { answer } from './answer.ts'
import { select } from './select.ts'
import { test } from './test.ts'

export const personalityRoutes = {
  test,
  answer,
  select,
} satisfies Handlers<typeof personality>
