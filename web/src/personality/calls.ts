import type { Personality } from '@rajt/contract/parts'
import { personality } from '@rajt/contract/personality'
import { useMutation } from '@tanstack/react-query'
import { send } from '../plumbing/api.ts'
import { callQuery, forgetAnswers } from '../plumbing/query.ts'
import { updateUser } from '../plumbing/session.ts'

export const testQuery = () => callQuery(personality.test, {})

/** Chooses a type; the first time this opens the student area (decision R3). */
export function useSelect() {
  return useMutation({
    mutationFn: (chosen: Personality) => send(personality.select, { body: { personality: chosen } }),
    onSuccess: ({ user }) => {
      updateUser(user)
      return forgetAnswers(personality.test)
    },
  })
}
