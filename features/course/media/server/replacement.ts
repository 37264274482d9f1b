import { days, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'

/** Whoever plays the old file when it is replaced plays it to its end, and may come back to it after a break. */
const PLAYED_ON_FOR = days(1)

interface Scope {
  tx: Tx
  actor: { id: string }
  now: Date
}

interface Was {
  /** Null of an address. */
  file: string | null
  name: string
  /** 0 of an address. */
  bytes: number
}

/** What stood in a medium's place until now. */
export const keepReplacement = ({ tx, actor, now }: Scope, medium: string, was: Was) =>
  tx
    .insertInto('medium_replacement')
    .values({
      medium_id: medium,
      file_id: was.file,
      name: was.name,
      bytes: was.bytes,
      replaced_at: now,
      replaced_by: actor.id,
      kept_until: later(now, PLAYED_ON_FOR),
    })
    .execute()
