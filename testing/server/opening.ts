import { workersOf } from '#app/server/workers.ts'
import { onboarding } from '#course/onboarding/calls.ts'
import { type Continuing, semester } from '#office/semester/calls.ts'
import { days, later } from '#platform/server/clock.ts'
import { gabor } from './cast.ts'
import type { Person } from './people.ts'
import { buildTestRajt } from './rajt.ts'
import { SECOND } from './second-semester.ts'

export const chosen = (who: Continuing['who'], neptun: string[] = []): Continuing => ({ who, neptun })

/** A server of its own, whose semesters the office prepares and opens. */
export async function switchingWorld() {
  const rajt = await buildTestRajt()
  const { as, clock, db } = rajt
  const office = as(gabor)
  const at = (n: number) => later(clock.now(), days(n)).toISOString()
  /** What a semester of that key begins with. */
  const settingsOf = (key: string) => ({
    semester: key,
    startsAt: at(0),
    endsAt: at(150),
    ...(key.endsWith('1')
      ? { onePagerDeadline: at(120), teamDeadline: null, progressReportDeadline: null }
      : { onePagerDeadline: null, teamDeadline: at(60), progressReportDeadline: at(120) }),
    ...(key.endsWith('1')
      ? { answerDays: null, mentorCapacity: null }
      : { answerDays: 10, mentorCapacity: 3 }),
  })
  const prepare = async (key = SECOND) => {
    const info = await office.does(semester.prepare, { body: settingsOf(key) })
    await workersOf(rajt)['import-course']({ semester: info.id })
    return info
  }
  const open = (key: string, continuing = chosen('ALL'), again = false) =>
    office.call(semester.open, { body: { semester: key, continuing, again } })
  return {
    ...rajt,
    office,
    settingsOf,
    prepare,
    open,
    preview: (continuing: Continuing) => office.does(semester.preview, { body: { continuing } }),
    current: () =>
      db.selectFrom('semester').selectAll().where('is_current', '=', true).executeTakeFirstOrThrow(),
    begin: (student: Person) => as(student).does(onboarding.onboard, { body: {} }),
  }
}
