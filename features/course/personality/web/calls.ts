import type { Answer } from '#platform/contract/call.ts'
import { type ActOptions, useAct } from '#platform/ui/use-act.ts'
import { queryOf } from '#platform/web/query.ts'
import { updateUser } from '#platform/web/session.ts'
import { personality } from '../calls.ts'

export const testQuery = () => queryOf(personality.test)

/** The test was answered, but no type was chosen: what is next is the result. */
export const isUndecided = ({ result, chosen }: Answer<typeof personality.test>) =>
  result !== null && chosen === null

/** Chooses a type; the first time this opens the student area (decision R3). */
export const useSelect = ({ done, ...options }: ActOptions<typeof personality.select>) =>
  useAct(personality.select, {
    ...options,
    invalidates: [personality.test],
    done: (answer, sent) => {
      updateUser(answer.user)
      return done?.(answer, sent)
    },
  })
