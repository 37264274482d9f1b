import { days, later } from '../plumbing/clock.ts'

/** Until when a request of now is to be answered: some days, and not past the team deadline (decision X3). */
export function answerBy(
  { answer_days, team_deadline }: { answer_days: number; team_deadline: Date },
  now: Date,
): Date {
  const usual = later(now, days(answer_days))
  return usual < team_deadline ? usual : team_deadline
}
