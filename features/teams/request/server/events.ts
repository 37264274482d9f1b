import type { TeamRequestKind, VoidReason } from '../states.ts'
import { kinds, type Side, sides } from './kinds.ts'

/** What happens to a request: it is sent, moved, or waited for so long that its receiver is reminded. */
export const eventKinds = ['accept', 'reject', 'sent', 'void', 'remind', 'revoke', 'end'] as const
export type EventKind = (typeof eventKinds)[number]

/** What has happened to a request; the act that did it hands it to `notify`. */
export interface Event {
  id: string
  what: EventKind
}

export const eventsOf = (what: EventKind, ids: readonly string[]): Event[] => ids.map((id) => ({ id, what }))

interface Between {
  kind: TeamRequestKind
  person_id: string
  owner_id: string
}

/**
 * Who reads about it (decision X14): never whoever caused it, and nobody that something was taken back. What the office
 * ends is told with the correction of the team.
 */
export function recipientsOf(
  what: EventKind,
  { kind, person_id, owner_id }: Between,
  cause?: string,
): Side[] {
  if (what === 'revoke' || what === 'end') return []
  const idOf = { person: person_id, owner: owner_id }
  const concerned = {
    sent: [kinds[kind].receiver],
    remind: [kinds[kind].receiver],
    accept: [kinds[kind].sender],
    reject: [kinds[kind].sender],
    void: sides,
  }
  return concerned[what].filter((side) => idOf[side] !== cause)
}

/** What happened to a request, as the reader on one of its sides is told. */
export interface ToldEvent {
  what: EventKind
  kind: TeamRequestKind
  side: Side
  /** The name of the other side. */
  other: string
  project: string
  answer_by: Date
  void_reason: VoidReason | null
  /** Of a mentor who declined. */
  reason: string | null
}
