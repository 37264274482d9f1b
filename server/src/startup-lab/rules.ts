import type { Verdict } from '../plumbing/refuse.ts'

interface Dates {
  starts: Date
  ends: Date
  /** When it began until now; null for a new event. */
  before: Date | null
  /** The beginning of this day in Budapest. */
  today: Date
}

/** Not before today, nor the end before the start (spec 5, decision A9); a start that stays as it was is never too early. */
export function mayTakePlace({ starts, ends, before, today }: Dates): Verdict<'event-dates-wrong'> {
  if (ends < starts) return 'event-dates-wrong'
  const stays = before?.getTime() === starts.getTime()
  return stays || starts >= today ? 'ok' : 'event-dates-wrong'
}
