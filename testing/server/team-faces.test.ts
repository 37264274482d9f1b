import { expect, test } from 'vitest'
import { profile } from '#people/profile/calls.ts'
import { introduction } from '#teams/introduction/calls.ts'
import { project } from '#teams/project/calls.ts'
import { application } from '#teams/request/application-calls.ts'
import { team } from '#teams/team/calls.ts'
import { disable } from './disable.ts'
import type { Person } from './people.ts'
import { png } from './png.ts'
import { buildTestRajt } from './rajt.ts'
import { beginSecond } from './second-semester.ts'
import { teamsOf } from './teams.ts'

// A student's picture is seen by whoever may choose them or works with them, and by nobody else (decisions
// L11, X4).

const rajt = await buildTestRajt()
const { app, as, db, clock } = rajt
const { publish, applied, accept, reject } = teamsOf(rajt)
const { enter } = await beginSecond(rajt)

const file = new File([new Uint8Array(png({ width: 200, height: 200, channels: 3 }))], 'me.png')
const fields = {
  oneLiner: 'Kérdezek.',
  introduction: 'Sokat.',
  facebook: '',
  linkedin: '',
  focuses: [],
  showsOnePager: false,
}

async function pictured(): Promise<Person> {
  const one = await enter()
  await as(one).does(profile.changePicture, { files: { file } })
  return one
}
async function owner() {
  const one = await pictured()
  return { one, id: await publish(one) }
}
const seenBy = async (reader: Person, whom: Person) =>
  (await as(reader).call(profile.picture, { params: { id: whom.id } })).status === 200
const opens = async (address: string | null = null) =>
  address !== null && (await app.inject({ url: address })).statusCode === 200

test('whoever looks for a team is seen by owners, until they hide again', async () => {
  const [{ one: looking }, other] = [await owner(), await enter()]
  const student = await pictured()
  expect(await seenBy(looking, student)).toBe(false)
  await as(student).does(introduction.publish, { body: fields })
  const { profilePictureUrl } = await as(looking).does(introduction.one, { params: { id: student.id } })
  expect(await opens(profilePictureUrl)).toBe(true)
  expect(await seenBy(other, student)).toBe(false)
  await as(student).does(introduction.withdraw)
  expect(await opens(profilePictureUrl)).toBe(false)
})

test('whoever looks for a team is not seen by the owner of a project that is no more, nor once they are gone', async () => {
  const [{ one: former }, { one: looking }, student] = [await owner(), await owner(), await pictured()]
  await as(student).does(introduction.publish, { body: fields })
  for (const one of [former, looking]) expect(await seenBy(one, student)).toBe(true)
  await as(former).does(project.dissolve, { body: {} })
  expect(await seenBy(former, student)).toBe(false)
  await disable(db, student, clock.now())
  expect(await seenBy(looking, student)).toBe(false)
})

test('whoever applies is seen by that project’s owner, until they are rejected', async () => {
  const [{ one: asked, id }, { one: foreign }] = [await owner(), await owner()]
  const student = await pictured()
  const sent = await applied(student, id)
  const { applications } = await as(asked).does(application.received)
  expect(await opens(applications[0]?.applicant.profilePictureUrl)).toBe(true)
  expect(await seenBy(foreign, student)).toBe(false)
  await reject(asked, sent)
  expect(await seenBy(asked, student)).toBe(false)
})

test('a team sees all of its own', async () => {
  const { one: leading, id } = await owner()
  const joining = await pictured()
  await accept(leading, await applied(joining, id))
  const own = (await as(joining).does(team.mine)).team
  expect(await Promise.all((own?.members ?? []).map((one) => opens(one.profilePictureUrl)))).toEqual([
    true,
    true,
  ])
  expect(await seenBy(leading, joining)).toBe(true)
})
