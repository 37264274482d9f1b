import { describe, expect, test } from 'vitest'
import { invalidate } from '#platform/server/cache.ts'
import { days, hours, later } from '#platform/server/clock.ts'
import { transact } from '#platform/server/transact.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { anna, gabor, hanna } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { invitation } from '../invitation-calls.ts'
import { requests } from '../requests-calls.ts'
import { standingOf } from './present.ts'
import { sendRequest } from './send.ts'

const rajt = await buildTestRajt()
const { as, db, clock, renew } = rajt
const { publish, applied, accept, reject, revoke, invite } = teamsOf(rajt)
const inFirst = await as(anna).refused(requests.mine)
const { enter } = await beginSecond(rajt)
const own = async (who: Person) => (await as(who).does(requests.mine)).requests

describe('what each side reads of the outcome of a request (decision P2)', () => {
  test.each([
    ['APPLICATION', 'PENDING', 'person', 'PENDING', null],
    ['APPLICATION', 'ACCEPTED', 'person', 'ACCEPTED', null],
    ['APPLICATION', 'REJECTED', 'person', 'CLOSED', null],
    ['APPLICATION', 'REJECTED', 'owner', 'CLOSED', 'declined'],
    ['APPLICATION', 'REVOKED', 'owner', 'CLOSED', 'revoked'],
    ['INVITATION', 'REJECTED', 'owner', 'CLOSED', 'declined'],
    ['INVITATION', 'REJECTED', 'person', 'CLOSED', 'declined'],
    ['MENTOR_APPLICATION', 'REJECTED', 'owner', 'CLOSED', 'declined'],
    ['MENTOR_APPLICATION', 'VOID', 'person', 'CLOSED', 'mentor-full'],
  ] as const)('%s %s by its %s', (kind, standing, side, status, closedBy) => {
    const void_reason = standing === 'VOID' ? 'mentor-full' : null
    expect(standingOf({ kind, status: standing, void_reason }, side)).toEqual({ status, closedBy })
  })
})

test('there are no requests in a first semester', () =>
  expect(inFirst).toMatchObject({ code: 'wrong-semester' }))

test('both sides read the same request, each with the page where it goes on', async () => {
  const [owner, student] = [await enter(), await enter()]
  const project = await publish(owner, 'Mosásidő')
  const id = await applied(student, project)
  const both = {
    _id: id,
    kind: 'APPLICATION',
    status: 'PENDING',
    _project: { _id: project, name: 'Mosásidő' },
  }
  expect(await own(student)).toMatchObject([
    {
      ...both,
      direction: 'SENT',
      otherName: `${owner.surname} ${owner.firstname}`,
      page: '/project/project-applications',
      seenAt: null,
      closedAt: null,
      closedBy: null,
      answerBy: later(clock.now(), days(10)).toISOString(),
    },
  ])
  expect(await own(owner)).toMatchObject([
    {
      ...both,
      direction: 'RECEIVED',
      otherName: `${student.surname} ${student.firstname}`,
      page: '/my-project/manage-applications',
    },
  ])
  expect(await own(await enter())).toEqual([])
  const isLooking = async (who: Person) => (await as(who).does(requests.mine)).isLooking
  expect([await isLooking(owner), await isLooking(student), await isLooking(hanna)]).toEqual([
    false,
    true,
    false,
  ])
})

test('the menu counts what waits for an answer of the caller, and nothing else', async () => {
  const [owner, student, other] = [await enter(), await enter(), await enter()]
  const waitsFor = async (who: Person) => (await as(who).does(requests.waiting)).waiting
  const project = await publish(owner)
  const first = await applied(student, project)
  await applied(other, project)
  expect([await waitsFor(owner), await waitsFor(student)]).toEqual([2, 0])
  await reject(owner, first)
  expect(await waitsFor(owner)).toBe(1)
  await invite(owner, student)
  expect([await waitsFor(owner), await waitsFor(student)]).toEqual([1, 1])
  expect(await as(gabor).refused(requests.waiting)).toMatchObject({ status: 403 })
})

test('requests that end soonest come first, then those that ended lately, newest first', async () => {
  const student = await enter()
  const ids: string[] = []
  for (let n = 0; n < 4; n++) {
    clock.pass(hours(1))
    ids.push(await applied(student, await publish(await enter())))
  }
  for (const id of [ids[1], ids[3]]) {
    clock.pass(hours(1))
    await revoke(student, id ?? '')
  }
  expect((await own(student)).map(({ _id }) => ids.indexOf(_id))).toEqual([0, 2, 3, 1])
})

test('a request that ended two weeks ago is not shown any more', async () => {
  const [owner, student] = [await enter(), await enter()]
  const id = await applied(student, await publish(owner))
  await reject(owner, id)
  expect(await own(student)).toMatchObject([{ status: 'CLOSED', closedBy: null, reason: null }])
  clock.pass(days(14))
  await renew(student)
  await renew(owner)
  expect(await own(student)).toEqual([])
})

test('a mentor reads applications, and staff have no requests', async () => {
  await renew(hanna)
  await renew(gabor)
  const owner = await enter()
  const project_id = await publish(owner)
  const { id: mentor } = hanna
  const scope = {
    actor: { id: owner.id, role: 'STUDENT' as const },
    now: clock.now(),
    settings: rajt.settings,
  }
  await transact(db, async (tx) =>
    sendRequest({ tx, ...scope }, await secondSemester(tx), {
      kind: 'MENTOR_APPLICATION',
      project_id,
      person_id: mentor,
      motivation: 'Kérünk.',
    }),
  )
  expect(await own(hanna)).toMatchObject([{ direction: 'RECEIVED', page: '/project/project-applications' }])
  expect(await own(owner)).toMatchObject([{ direction: 'SENT', page: '/mentors/mentor-applications' }])
  expect(await as(gabor).refused(requests.mine)).toMatchObject({ status: 403 })
})

test('half of the answers are as fast as the typical one, once there are five', async () => {
  const typical = async () => {
    invalidate()
    return as(await enter()).does(requests.typical)
  }
  const answerAfter = async (time: number) => {
    const [owner, student] = [await enter(), await enter()]
    await publish(owner)
    const _id = await invite(owner, student)
    clock.pass(time)
    await as(student).does(invitation.decline, { params: { id: _id } })
  }
  for (const n of [30, 1, 5, 2]) await answerAfter(hours(n))
  expect(await typical()).toMatchObject({ INVITATION: null })
  await answerAfter(hours(4.5))
  expect(await typical()).toMatchObject({ INVITATION: 5, MENTOR_APPLICATION: null })
})

test('an accepted student sees the acceptance, and that other applications are closed', async () => {
  const [owner, student] = [await enter(), await enter()]
  const id = await applied(student, await publish(owner))
  const other = await applied(student, await publish(await enter()))
  await accept(owner, id)
  expect(await own(student)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ _id: id, status: 'ACCEPTED' }),
      expect.objectContaining({ _id: other, status: 'CLOSED', closedBy: 'joined-another-team' }),
    ]),
  )
})
