import type { SemesterPhase } from '#course/course/calls.ts'

/** Where a semester stands by this device's clock; students are told by the server's. */
export function phaseOf(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  now: number,
): SemesterPhase {
  if (now < Date.parse(startsAt)) return 'before'
  return now < Date.parse(endsAt) ? 'running' : 'ended'
}
