import type { Answer } from '@rajt/contract/call'
import type { Personality } from '@rajt/contract/parts'
import { personality } from '@rajt/contract/personality'
import { useMutation } from '@tanstack/react-query'
import { send } from '../plumbing/api.ts'
import { askAgain, queryOf } from '../plumbing/query.ts'
import { updateUser } from '../plumbing/session.ts'

export const testQuery = () => queryOf(personality.test)

/** The test was answered, but no type was chosen: what is next is the result. */
export const isUndecided = ({ result, chosen }: Answer<typeof personality.test>) =>
  result !== null && chosen === null

/** Chooses a type; the first time this opens the student area (decision R3). */
export function useSelect() {
  return useMutation({
    mutationFn: (chosen: Personality) => send(personality.select, { body: { personality: chosen } }),
    onSuccess: ({ user }) => {
      updateUser(user)
      return askAgain(personality.test)
    },
  })
}
