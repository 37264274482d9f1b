import { useEffect } from 'react'
import { useSide } from '#platform/ui/side.tsx'
import { send } from '#platform/web/api.ts'
import { queryOf } from '#platform/web/query.ts'
import { editing } from '../editing-calls.ts'

/** Three of them missed, and one is forgotten (server/presence.ts). */
const AGAIN_MS = 15_000

/** Says that one is writing a thing as long as it is open, and answers who else is. */
export function usePresence(thing: string) {
  useEffect(
    () => () => {
      // Where it does not arrive, one is forgotten within the minute.
      send(editing.leave, { params: { id: thing } }).catch(() => undefined)
    },
    [thing],
  )
  return useSide({
    ...queryOf(editing.stay, { params: { id: thing } }),
    refetchInterval: AGAIN_MS,
    // Whoever looks something up in another window is still writing.
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  })
}
