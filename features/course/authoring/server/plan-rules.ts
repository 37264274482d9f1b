import type { Verdict } from '#platform/server/refuse.ts'

interface Time {
  at: Date
  now: Date
  semester: { ends_at: Date }
}

/** A time that is still to come, in which students of the semester still get something. */
export const mayPlanFor = ({ at, now, semester }: Time): Verdict<'plan-time-wrong'> =>
  at > now && at < semester.ends_at ? 'ok' : 'plan-time-wrong'
