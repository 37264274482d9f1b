import * as z from 'zod/mini'
import { User } from './auth.ts'
import { call } from './call.ts'

export const about = 'The first entry in a semester.'

export const onboarding = {
  /** The server sets the semester's key (spec 7). */
  onboard: call({
    summary: 'Complete the onboarding for the current semester',
    method: 'POST',
    path: '/auth/onboard',
    who: ['STUDENT'],
    opens: 'early',
    body: z.strictObject({}),
    answer: z.object({ user: User }),
    refuses: ['not-in-semester'],
  }),
}
