import { expect, test } from 'vitest'
import { programme } from '#programme/programme/calls.ts'
import { team } from '#teams/team/calls.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { mentoringOf } from '#testing/server/mentoring.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { teamsOf } from '#testing/server/teams.ts'

const rajt = await buildTestRajt()
const { as } = rajt
const { publish } = teamsOf(rajt)
const { enter } = await beginSecond(rajt)
const { mentor, asked, accept, sentBy, receivedBy, places } = mentoringOf(rajt)

async function owner() {
  const one = await enter()
  await publish(one)
  return one
}
const left = async (who: Awaited<ReturnType<typeof mentor>>) =>
  (await receivedBy(who)).remainingMentorableProjects

test('a mentor has as many places as the semester says, until the office says otherwise', async () => {
  const one = await mentor()
  expect(await left(one)).toBe(3)
  expect(await places(one, 5)).toMatchObject({ body: { capacity: 5, used: 0, isOwn: true } })
  expect(await left(one)).toBe(5)
  expect(await places(one, null)).toMatchObject({ body: { capacity: 3, used: 0, isOwn: false } })
})

test('places are never fewer than are used, and pending applications end when none is left', async () => {
  const [one, first, second, third] = [await mentor(), await owner(), await owner(), await owner()]
  for (const who of [first, second]) await accept(one, await asked(who, one))
  await asked(third, one)
  expect(await places(one, 1)).toMatchObject({
    status: 409,
    body: { code: 'places-in-use', fields: { capacity: { limit: 2 } } },
  })
  expect(await places(one, 2)).toMatchObject({ status: 200 })
  expect(await sentBy(third)).toMatchObject([{ closedBy: 'mentor-full' }])
})

test('who used more than the semester gives by now falls back to it as mentorships end', async () => {
  const one = await mentor()
  const projects: string[] = []
  for (const who of [await enter(), await enter()]) {
    projects.push(await publish(who))
    await accept(one, await asked(who, one))
  }
  await as(gabor).does(programme.change, { body: { mentorCapacity: 1 } })
  const [params, reason] = [{ id: projects[0] ?? '' }, 'Kérték.']
  await as(gabor).does(team.removeMentor, { params, body: { reason } })
  expect(await left(one)).toBe(0)
  await as(gabor).does(programme.change, { body: { mentorCapacity: 3 } })
  expect(await left(one)).toBe(2)
})

test.each([0, -1, 51, 1.5])('a mentor cannot have %d places', async (capacity) => {
  expect(await places(await mentor(), capacity)).toMatchObject({ status: 400 })
})

test('only mentors have places', async () => {
  expect(await places(anna, 2)).toMatchObject({ status: 404 })
})

test('places follow the semester, but not below what is used, nor where the office has set them', async () => {
  const [plain, own, waiting] = [await mentor(), await mentor(), await owner()]
  await places(own, 4)
  await accept(plain, await asked(await owner(), plain))
  await asked(waiting, plain)
  const change = (mentorCapacity: number) => as(gabor).does(programme.change, { body: { mentorCapacity } })
  await change(0)
  expect([await left(plain), await left(own), await left(await mentor())]).toEqual([0, 4, 0])
  expect(await sentBy(waiting)).toMatchObject([{ closedBy: 'mentor-full' }])
  await change(3)
  expect([await left(plain), await left(own)]).toEqual([2, 4])
})
