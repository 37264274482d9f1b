import * as z from 'zod/mini'
import { User } from './auth.ts'
import { call } from './call.ts'

export const onboarding = {
  /** Marks the caller onboarded for the current semester's key, which the server sets (spec 7). */
  onboard: call({
    method: 'POST',
    path: '/auth/onboard',
    who: ['STUDENT'],
    opens: 'early',
    body: z.strictObject({}),
    answer: z.object({ user: User }),
  }),
}
