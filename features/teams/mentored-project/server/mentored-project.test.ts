import { expect, test } from 'vitest'
import { mentoringOf } from '#testing/server/mentoring.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { mentoredProject } from '../calls.ts'

const rajt = await buildTestRajt()
const { as } = rajt
const { publish, applied, accept: acceptMember } = teamsOf(rajt)
const { enter } = await beginSecond(rajt)
const { mentor, asked, accept } = mentoringOf(rajt)

test('a mentored project shows its mentor whom to write to, who is in the team, and how far they are', async () => {
  const [owner, member, one] = [await enter(), await enter(), await mentor()]
  const id = await publish(owner, 'Kölcsönpolc')
  await acceptMember(owner, await applied(member, id))
  expect(await as(one).does(mentoredProject.list)).toEqual({ projects: [] })
  await accept(one, await asked(owner, one))
  const { projects } = await as(one).does(mentoredProject.list)
  expect(projects).toMatchObject([
    {
      _id: id,
      name: 'Kölcsönpolc',
      contact: 'csapat@projekt.example',
      members: [
        { _id: owner.id, isOwner: true, modulesCompleted: 0 },
        { _id: member.id, isOwner: false, modulesCompleted: 0 },
      ],
    },
  ])
  expect(await as(await mentor()).does(mentoredProject.list)).toEqual({ projects: [] })
})

test('a mentored project shows the address of a member who allows it, for as long as they do', async () => {
  const [owner, member, one] = [await enter(), await enter(), await mentor()]
  const id = await publish(owner)
  await acceptMember(owner, await applied(member, id))
  await accept(one, await asked(owner, one))
  const emails = async () =>
    (await as(one).does(mentoredProject.list, { query: {} as never })).projects[0]?.members.map(
      ({ email }) => email,
    )
  expect(await as(member).does(mentoredProject.contact)).toEqual({ isShown: false })
  expect(await emails()).toEqual([null, null])
  for (let n = 0; n < 2; n++)
    expect(await as(member).does(mentoredProject.setContact, { body: { isShown: true } })).toEqual({
      isShown: true,
    })
  expect(await as(member).does(mentoredProject.contact)).toEqual({ isShown: true })
  expect(await emails()).toEqual([null, member.email])
  await as(member).does(mentoredProject.setContact, { body: { isShown: false } })
  expect(await emails()).toEqual([null, null])
})
