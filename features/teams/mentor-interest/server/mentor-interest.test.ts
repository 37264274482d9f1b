import { expect, test } from 'vitest'
import { mentor as mentors } from '#teams/mentor/calls.ts'
import { project } from '#teams/project/calls.ts'
import { mentoringOf } from '#testing/server/mentoring.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { described, teamsOf } from '#testing/server/teams.ts'
import { mentorInterest } from '../calls.ts'

const rajt = await buildTestRajt()
const { as } = rajt
const { publish } = teamsOf(rajt)
const { enter } = await beginSecond(rajt)
const { mentor, asked, accept, show, interestsOf } = mentoringOf(rajt)

async function owned() {
  const owner = await enter()
  return { owner, id: await publish(owner) }
}
const outcomes = async (who: Awaited<ReturnType<typeof mentor>>) =>
  (await interestsOf(who)).map(({ outcome }) => outcome)

test('an interest is seen by the owner, who may apply, and by the mentor with what became of it', async () => {
  const [{ owner, id }, one, another] = [await owned(), await mentor(), await mentor()]
  const sent = await show(one, id)
  expect((await show(one, id)).body).toEqual(sent.body)
  await show(another, id)
  expect(await interestsOf(owner)).toMatchObject([{ apply: 'ok' }, { apply: 'ok' }])
  expect(await outcomes(one)).toEqual(['OPEN'])
  const application = await asked(owner, one)
  expect(await outcomes(one)).toEqual(['APPLIED'])
  await accept(one, application)
  expect([await outcomes(one), await outcomes(another)]).toEqual([['MENTORED'], ['TAKEN']])
  expect(await interestsOf(owner)).toMatchObject([{ apply: 'team-has-mentor' }, { apply: 'team-has-mentor' }])
})

test('an interest is withdrawn by its mentor, and may be shown again', async () => {
  const [{ owner, id }, one] = [await owned(), await mentor()]
  const params = { id: ((await show(one, id)).body as { _id: string })._id }
  expect(await as(await mentor()).refused(mentorInterest.withdraw, { params })).toMatchObject({ status: 404 })
  await as(one).does(mentorInterest.withdraw, { params })
  expect(await interestsOf(owner)).toEqual([])
  expect((await show(one, id)).status).toBe(200)
})

test('an interest needs a published project without a mentor, and a mentor who is found', async () => {
  const [{ owner, id }, one, hidden] = [await owned(), await mentor(), await mentor()]
  await as(hidden).does(mentors.unpublish)
  expect(await show(hidden, id)).toMatchObject({ body: { code: 'mentor-not-published' } })
  const drafting = await enter()
  const { project: draft } = await as(drafting).does(project.create, { body: described('Vázlat') })
  expect(await show(one, draft._id)).toMatchObject({ status: 404 })
  await accept(one, await asked(owner, one))
  expect(await show(await mentor(), id)).toMatchObject({ body: { code: 'project-has-mentor' } })
})

test('an interest says that its project was dissolved', async () => {
  const [{ owner, id }, one] = [await owned(), await mentor()]
  await show(one, id)
  await as(owner).does(project.dissolve, { body: {} })
  expect(await outcomes(one)).toEqual(['DISSOLVED'])
})

test('interests are read by owners and mentors alone', async () => {
  expect(await as(await enter()).refused(mentorInterest.list)).toMatchObject({ code: 'not-owner' })
})
