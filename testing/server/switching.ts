import { workersOf } from '#app/server/workers.ts'
import { onboarding } from '#course/onboarding/calls.ts'
import { type Continuing, semester } from '#office/semester/calls.ts'
import { days, later } from '#platform/server/clock.ts'
import { numberOf } from '#programme/programme/calls.ts'
import { gabor } from './cast.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

const everybody: Continuing = { who: 'ALL', neptun: [] }

/** Semesters as the office prepares and opens them, by the calls that it makes. */
export function switchingOf(rajt: TestRajt) {
  const { as, clock, db } = rajt
  const at = (n: number) => later(clock.now(), days(n)).toISOString()
  const ownSettings = (key: string) =>
    numberOf(key) === 1
      ? {
          onePagerDeadline: at(120),
          teamDeadline: null,
          progressReportDeadline: null,
          answerDays: null,
          mentorCapacity: null,
        }
      : {
          onePagerDeadline: null,
          teamDeadline: at(60),
          progressReportDeadline: at(120),
          answerDays: 10,
          mentorCapacity: 3,
        }
  /** The next semester, with its course, is the current one from now on. */
  const open = async (key: string, continuing = everybody): Promise<string> => {
    const body = { semester: key, startsAt: at(0), endsAt: at(150), ...ownSettings(key) }
    const { id } = await as(gabor).does(semester.prepare, { body })
    await workersOf(rajt)['import-course']({ semester: id })
    clock.pass(days(1))
    await as(gabor).does(semester.open, { body: { semester: key, continuing, again: true } })
    await rajt.settled()
    return id
  }
  return {
    open,
    /** Somebody who goes on takes the first steps of the new semester. */
    onboard: (who: Person) => as(who).does(onboarding.onboard, { body: {} }),
    /** Somebody new in the semester of this key. */
    newcomer: async (semester_key: string, traits: Partial<Person> = {}): Promise<Person> => {
      const who = await rajt.enter(traits)
      await db.deleteFrom('onboarding').where('account_id', '=', who.id).execute()
      await db
        .insertInto('onboarding')
        .values({ account_id: who.id, semester_key, at: clock.now() })
        .execute()
      await db
        .updateTable('registration')
        .set({ since: clock.now(), decided_at: clock.now() })
        .where('account_id', '=', who.id)
        .execute()
      await db.updateTable('account').set({ created_at: clock.now() }).where('id', '=', who.id).execute()
      await rajt.settled()
      return who
    },
  }
}
