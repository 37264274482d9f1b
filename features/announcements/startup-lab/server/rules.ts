import type { Verdict } from '#platform/server/refuse.ts'

interface Start {
  starts: Date
  /** When it began until now; null for a new event. */
  before: Date | null
  /** The beginning of this day in Budapest. */
  today: Date
}

/** Not before today (spec 5, decision A9); a start that stays as it was is never too early. */
export function mayBegin({ starts, before, today }: Start): Verdict<'event-dates-wrong'> {
  const stays = before?.getTime() === starts.getTime()
  return stays || starts >= today ? 'ok' : 'event-dates-wrong'
}

/** Not before it begins (spec 5). */
export const mayEnd = ({ starts, ends }: { starts: Date; ends: Date }): Verdict<'event-dates-wrong'> =>
  ends >= starts ? 'ok' : 'event-dates-wrong'
