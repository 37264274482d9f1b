import { minutes } from '#platform/server/clock.ts'
import { SUGGESTED_MAX } from '../calls.ts'
import type { Whose } from './standing.ts'

const RESTS_FOR = minutes(10)
const MOST_KEPT = 20_000

interface Short {
  found: number
  until: number
}

/**
 * Readers for whom a draw found fewer than the usual number, because there are no others. Drawing reads every
 * candidate under one lock: done at each visit, all readers would wait for each other when few mentors or
 * seats are left.
 */
const shorts = new Map<string, Short>()
const keyOf = ({ kind, semester, reader }: Whose) => `${kind} ${semester} ${reader}`

/**
 * Whether a draw would find no more than the reader has now. Once one of theirs has ended, they have fewer
 * than it found.
 */
export function wasShort(whose: Whose, has: number): boolean {
  const short = shorts.get(keyOf(whose))
  return short !== undefined && short.found === has && short.until > whose.now.getTime()
}

export function noteShort(whose: Whose, found: number): void {
  const key = keyOf(whose)
  if (found === SUGGESTED_MAX) return void shorts.delete(key)
  const short = shorts.get(key)
  if (short && short.found === found && short.until > whose.now.getTime()) return
  if (shorts.size >= MOST_KEPT) shorts.clear()
  shorts.set(key, { found, until: whose.now.getTime() + RESTS_FOR })
}
