import { useState } from 'react'
import { session } from '#platform/web/session.ts'
import { readStored, store } from '#platform/web/stored.ts'

/** Statement id to score. */
export type Scores = Record<string, number>

// One device, several people: each keeps their own.
const keptKey = () => `rajt.personality.${session.get().user?._id}`
const readScores = () => readStored<Scores>(localStorage, keptKey()) ?? {}

/** Whether the test was begun on this device and is not sent yet. */
export const hasScores = () => Object.keys(readScores()).length > 0

export const forgetScores = () => store(localStorage, keptKey(), null)

/** The answers so far, kept over a reload until they are sent. */
export function useKeptScores(): [Scores, (id: string, score: number) => void] {
  const [scores, setScores] = useState(readScores)
  return [
    scores,
    (id, score) => {
      const next = { ...scores, [id]: score }
      setScores(next)
      store(localStorage, keptKey(), next)
    },
  ]
}
