import { type Clock, days, hours, later } from '#platform/server/clock.ts'

/** Long after any day these tests run on, so that the queue's own clock never starts a job early. */
export const SEMESTER_STARTS = new Date('2040-09-10T08:00:00Z')
/** Where every test's clock stands at first: a month into the semester. */
export const START = later(SEMESTER_STARTS, days(30) + hours(2))

/** A clock that stands still until it is moved. */
interface TestClock extends Clock {
  pass(milliseconds: number): void
  set(at: Date): void
}

export function frozenClock(at: Date = START): TestClock {
  let now = at
  return {
    now: () => new Date(now),
    pass: (milliseconds) => {
      now = later(now, milliseconds)
    },
    set: (to) => {
      now = to
    },
  }
}
