import { expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { days, later } from '#platform/server/clock.ts'
import { programme } from '#programme/programme/calls.ts'
import { lockCurrentSemester } from '#programme/programme/server/current.ts'
import { project } from '#teams/project/calls.ts'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { SECOND } from '#testing/server/second-semester.ts'
import { described } from '#testing/server/teams.ts'
import { waitingForLocks } from '#testing/server/waiting-for-locks.ts'
import { semester } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, enter, clock } = rajt
const office = as(gabor)
const at = (n: number) => later(clock.now(), days(n)).toISOString()
const settings = {
  semester: SECOND,
  startsAt: at(0),
  endsAt: at(150),
  onePagerDeadline: null,
  teamDeadline: at(60),
  progressReportDeadline: at(120),
  answerDays: 10,
  mentorCapacity: 3,
}
const open = () =>
  office.call(semester.open, { body: { semester: SECOND, continuing: { who: 'ALL', neptun: [] } } })

test('acts that waited for the switch find the semester that it opened', async () => {
  const { id } = await office.does(semester.prepare, { body: settings })
  await workersOf(rajt)['import-course']({ semester: id })
  const student = await enter()
  const all: Promise<{ status: number; body: unknown }>[] = []
  await db.transaction().execute(async (tx) => {
    await lockCurrentSemester(tx)
    all.push(open())
    await waitingForLocks(db, 1)
    all.push(
      open(),
      office.call(programme.change, { body: { examAttempts: 5 } }),
      office.call(semester.prepare, { body: settings }),
      as(student).call(project.create, { body: described('Vár') }),
    )
    await waitingForLocks(db, 5)
  })
  const [opened, again, changed, prepared, created] = await Promise.all(all)
  expect([opened, again]).toMatchObject([
    { status: 200, body: { done: true } },
    { status: 200, body: { done: true } },
  ])
  expect(changed).toMatchObject({ status: 200, body: { number: 2, examAttempts: 5 } })
  expect(prepared).toMatchObject({ status: 409, body: { code: 'semester-key-wrong' } })
  expect(created).toMatchObject({ status: 403, body: { code: 'onboarding-needed' } })
})
