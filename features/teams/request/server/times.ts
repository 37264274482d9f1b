import { days, later } from '#platform/server/clock.ts'

/** Until when a request of now is to be answered: some days, and not past the team deadline (decision X3). */
export function answerBy(
  { answer_days, team_deadline }: { answer_days: number; team_deadline: Date },
  now: Date,
): Date {
  const usual = later(now, days(answer_days))
  return usual < team_deadline ? usual : team_deadline
}

interface Clocked {
  sent_at: Date
  answer_by: Date
}

const LAST_REMINDER = days(2)

/** Half time, and two days before the end where that is later: a short time has one reminder. */
export function remindersOf({ sent_at, answer_by }: Clocked): Date[] {
  const half = new Date((sent_at.getTime() + answer_by.getTime()) / 2)
  const last = later(answer_by, -LAST_REMINDER)
  return last > half ? [half, last] : [half]
}

/** When the clock looks at a request next. */
export const nextOf = (request: Clocked, now: Date): Date =>
  remindersOf(request).find((at) => at > now) ?? request.answer_by

/**
 * What the clock does with a request that is due: several reminders that were missed are one, and where its end has come
 * there is none. `due_at` is before all of them for one that nothing has looked at yet.
 */
export function dutyOf(request: Clocked, due_at: Date | number, now: Date): 'expire' | 'remind' | 'wait' {
  if (request.answer_by <= now) return 'expire'
  return remindersOf(request).some((at) => at >= due_at && at <= now) ? 'remind' : 'wait'
}
