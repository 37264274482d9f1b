import { describe, expect, test } from 'vitest'
import type { Call } from '#platform/contract/call.ts'
import { introduction } from '#teams/introduction/calls.ts'
import { mentorInterest } from '#teams/mentor-interest/calls.ts'
import { mentorPlaces } from '#teams/mentor-places/calls.ts'
import { mentorSuggestion } from '#teams/mentor-suggestion/calls.ts'
import { project } from '#teams/project/calls.ts'
import { application } from '#teams/request/application-calls.ts'
import { invitation } from '#teams/request/invitation-calls.ts'
import { mentorApplication } from '#teams/request/mentor-application-calls.ts'
import { team } from '#teams/team/calls.ts'
import { gabor } from './cast.ts'
import { told } from './client.ts'
import { mentoringOf } from './mentoring.ts'
import { pdf } from './one-pagers.ts'
import { idOf, type Person } from './people.ts'
import { buildTestRajt } from './rajt.ts'
import { beginSecond } from './second-semester.ts'
import { secondSemesterCalls } from './second-semester-calls.ts'
import { described, motivation, teamsOf } from './teams.ts'
import { everybodys } from './walks.ts'

const rajt = await buildTestRajt({ isWalk: true })
const { as, enter: enterFirst } = rajt
const absent = idOf('nothing at all')
const { enter } = await beginSecond(rajt)
const { publish, applied, invite } = teamsOf(rajt)
const { mentor, asked: askedOf } = mentoringOf(rajt)

/** An owner with a published project. */
async function owning() {
  const owner = await enter()
  return { owner, id: await publish(owner) }
}
const other = await owning()

/** An application to a project, with a CV. */
async function applying() {
  const { owner, id } = await owning()
  const applicant = await enter()
  const cv = pdf('Önéletrajz')
  const { _id } = await as(applicant).does(application.apply, {
    params: { id },
    body: { motivation },
    files: { cv },
  })
  return { owner, applicant, id: _id }
}

/** An invitation that waits for its answer. */
async function inviting() {
  const { owner } = await owning()
  const invited = await enter()
  const _id = await invite(owner, invited)
  return { owner, invited, id: _id }
}

/** An application to a mentor that waits for its answer. */
async function asking() {
  const { owner } = await owning()
  const asked = await mentor()
  return { owner, mentor: asked, id: await askedOf(owner, asked) }
}
const takenBack = await asking()
const opened = await asking()
const taking = await asking()
const refusing = await asking()
const interested = await mentor()
const another = await mentor()
const interest = (await as(interested).does(mentorInterest.send, { body: { id: other.id } }))._id
const reason = { body: { reason: 'Most nincs rá időm.' } }

interface Owned {
  row: Call
  id: string
  owner: Person
  /** May make the call, but does not reach this one. */
  foreign: Person
  sent?: object
}

const revoked = await applying()
const seen = await applying()
const accepted = await applying()
const rejected = await applying()
const read = await applying()
const taken = await inviting()
const declined = await inviting()
const withdrawn = await inviting()
const drafting = await enter()
const draft = await as(drafting).does(project.create, { body: described('Vázlat') })
const owned: Owned[] = [
  { row: project.one, id: draft.project._id, owner: drafting, foreign: other.owner },
  { row: application.revoke, id: revoked.id, owner: revoked.applicant, foreign: other.owner },
  { row: application.see, id: seen.id, owner: seen.owner, foreign: other.owner },
  { row: application.accept, id: accepted.id, owner: accepted.owner, foreign: other.owner },
  { row: application.reject, id: rejected.id, owner: rejected.owner, foreign: other.owner },
  { row: application.cv, id: read.id, owner: read.applicant, foreign: other.owner },
  { row: invitation.see, id: withdrawn.id, owner: withdrawn.invited, foreign: other.owner },
  { row: invitation.accept, id: taken.id, owner: taken.invited, foreign: other.owner },
  { row: invitation.decline, id: declined.id, owner: declined.invited, foreign: other.owner },
  { row: invitation.withdraw, id: withdrawn.id, owner: withdrawn.owner, foreign: other.owner },
  { row: mentorApplication.revoke, id: takenBack.id, owner: takenBack.owner, foreign: other.owner },
  { row: mentorApplication.see, id: opened.id, owner: opened.mentor, foreign: another },
  { row: mentorApplication.accept, id: taking.id, owner: taking.mentor, foreign: another },
  { row: mentorApplication.decline, id: refusing.id, owner: refusing.mentor, foreign: another, sent: reason },
  { row: mentorInterest.withdraw, id: interest, owner: interested, foreign: another },
]

test('every call with an id says whose it is', () => {
  const known: readonly Call[] = [...owned.map(({ row }) => row), ...everybodys]
  const withIds = secondSemesterCalls.filter(({ path }) => path.includes(':id'))
  expect(
    withIds.filter((call) => !known.includes(call)).map(({ method, path }) => `${method} ${path}`),
    'say in testing/server/second-semester-access.test.ts whose they are, or in their feature’s walks.ts that they are everybody’s',
  ).toEqual([])
})

describe('what is another’s is as absent as what does not exist', () => {
  test.each(owned)('$row.method $row.path', async ({ row, id, owner, foreign, sent = {} }) => {
    const refused = (who: Person, one: string) =>
      as(who).refused(row, { params: { id: one }, ...sent } as never)
    const another = await refused(foreign, id)
    expect(another).toMatchObject({ status: 404, code: 'not-found' })
    expect(told(another)).toEqual(told(await refused(foreign, absent)))
    expect(told(await refused(owner, absent))).toEqual(told(another))
    expect((await as(owner).call(row, { params: { id }, ...sent } as never)).status).toBe(200)
  })
})

test('an application to a project, and an invitation of a student, that do not exist', async () => {
  const student = await enter()
  const params = { id: absent }
  const sent = { params, body: { motivation }, files: { cv: null } }
  expect(await as(student).refused(application.apply, sent)).toMatchObject({ code: 'not-found' })
  expect(await as(student).refused(application.standing, { params })).toMatchObject({ code: 'not-found' })
  expect(await as(other.owner).refused(invitation.invite, { params })).toMatchObject({ code: 'not-found' })
})

test('a student who looks for a team, and a team that the office corrects, that do not exist', async () => {
  const params = { id: absent }
  for (const row of [introduction.one, introduction.onePager])
    expect(await as(other.owner).refused(row, { params })).toMatchObject({ code: 'not-found' })
  const body = { student: other.owner.id, mentor: other.owner.id, reason: 'x' }
  for (const row of Object.values(team).filter(({ path }) => path.includes(':id'))) {
    const sent = row === team.setMentor ? ['mentor', 'reason'] : ['student', 'reason']
    const fields = row === team.removeMentor || row === team.dissolve ? ['reason'] : sent
    const own = Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name)))
    expect(await as(gabor).refused(row, { params, body: own } as never)).toMatchObject({ code: 'not-found' })
  }
})

test('nobody who is not onboarded in this semester is invited, or known', async () => {
  const outside = await enterFirst({ standing: 'ONBOARDING' })
  expect(await as(other.owner).refused(invitation.invite, { params: { id: outside.id } })).toMatchObject({
    code: 'not-found',
  })
  expect(await applied(await enter(), other.id)).toMatch(/^[0-9a-f-]{36}$/)
})

/** Calls with the id of a mentor: of anybody else they say that there is none. */
test.each<[Call, Person, object]>([
  [mentorApplication.apply, other.owner, { body: { motivation } }],
  [mentorSuggestion.suggest, other.owner, {}],
  [mentorPlaces.set, gabor, { body: { capacity: 2 } }],
])('$path: a mentor who does not exist', async (row, who, sent) => {
  for (const id of [absent, gabor.id])
    expect(await as(who).refused(row, { params: { id }, ...sent } as never)).toMatchObject({ status: 404 })
})
