import { personality } from '@rajt/contract/personality'
import { act, read } from '../plumbing/request.ts'
import { answer } from './answer.ts'
import { select } from './select.ts'
import { test } from './test.ts'

export const personalityRoutes = [
  read(personality.test, test),
  act(personality.answer, answer),
  act(personality.select, select),
]
