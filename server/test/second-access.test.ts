import { application } from '@rajt/contract/application'
import type { Call } from '@rajt/contract/call'
import { challenge } from '@rajt/contract/challenge'
import { introduction } from '@rajt/contract/introduction'
import { invitation } from '@rajt/contract/invitation'
import { project } from '@rajt/contract/project'
import { team } from '@rajt/contract/team'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handlers } from '../src/handlers.ts'
import { gabor, hanna } from './cast.ts'
import { expectRefusal, pathOf, told } from './client.ts'
import { requestOf, rightParts } from './fuzz-requests.ts'
import { pdf } from './one-pagers.ts'
import { idOf, type Person } from './people.ts'
import { buildTestRajt } from './rajt.ts'
import { beginSecond } from './second-semester.ts'
import { motivation, teamsOf } from './teams.ts'

const rajt = await buildTestRajt({ isWalk: true })
const { app, as } = rajt
const { enter } = await beginSecond(rajt)
const { publish } = teamsOf(rajt)
const absent = idOf('nothing at all')

const [owner, stranger] = [await enter(), await enter()]
const id = await publish(owner)
await publish(stranger)

async function applied() {
  const student = await enter()
  const { _id } = await as(student).does(application.apply, {
    ...{ params: { id }, body: { motivation }, files: { cv: pdf('CV') } },
  })
  return { id: _id, student }
}
async function invited() {
  const student = await enter()
  const { _id } = await as(owner).does(invitation.invite, { params: { id: student.id } })
  return { id: _id, student }
}

interface Owned {
  row: Call
  id: string
  owner: Person
  foreign: Person
}
/** What one may do with their own, in an order in which each act finds it as it needs it. */
async function ownedThings(): Promise<Owned[]> {
  const [sent, revoked, got, declined] = [await applied(), await applied(), await invited(), await invited()]
  const withdrawn = await invited()
  const ofOwner = { owner, foreign: stranger }
  const draft = await enter()
  const { project: made } = await as(draft).does(project.create, {
    body: {
      name: 'Vázlat',
      shortDescription: '',
      problem: '',
      solution: '',
      market: '',
      competitors: '',
      businessModel: '',
      aboutTeam: '',
      contact: '',
      focuses: [],
    },
  })
  return [
    { row: project.one, id: made._id, owner: draft, foreign: stranger },
    { row: application.cv, id: sent.id, ...ofOwner },
    { row: application.see, id: sent.id, ...ofOwner },
    { row: application.reject, id: sent.id, ...ofOwner },
    { row: application.revoke, id: revoked.id, owner: revoked.student, foreign: stranger },
    { row: invitation.decline, id: declined.id, owner: declined.student, foreign: stranger },
    { row: invitation.withdraw, id: withdrawn.id, ...ofOwner },
    { row: invitation.accept, id: got.id, owner: got.student, foreign: stranger },
    { row: application.accept, id: (await applied()).id, ...ofOwner },
  ]
}
const owned = await ownedThings()

/** Of everybody who may make the call: a published project, a published introduction; or of the office alone. */
const everybodys: readonly Call[] = [
  application.apply,
  invitation.invite,
  introduction.one,
  introduction.onePager,
  ...Object.values(team).filter(({ path }) => path.includes(':id')),
]

const ofSecond = handlers
  .map(({ call }) => call)
  .filter((row) => row.path.includes(':id') && row.refuses?.includes('wrong-semester') && row.path !== challenge.edit.path)

test('every call with an id says whose it is', () => {
  const known = [...owned.map(({ row }) => row), ...everybodys].map(({ path }) => path)
  expect(ofSecond.map(({ path }) => path).filter((path) => !known.includes(path as never))).toEqual([])
})

test.each(owned)('$row.method $row.path: what is another’s is as absent as nothing', async (thing) => {
  const refused = (who: Person, one: string) => as(who).refused(thing.row, { params: { id: one } } as never)
  const another = await refused(thing.foreign, thing.id)
  expect(another).toMatchObject({ status: 404, code: 'not-found' })
  expect(told(another)).toEqual(told(await refused(thing.foreign, absent)))
  expect(told(await refused(thing.owner, absent))).toEqual(told(another))
  const { status } = await as(thing.owner).call(thing.row, { params: { id: thing.id } } as never)
  expect(status).toBe(200)
})

test.each(ofSecond)('$method $path: an id that does not exist', async (row) => {
  const who = [stranger, gabor, hanna].find(
    ({ role }) => row.who === 'signed-in' || row.who.includes(role as never),
  )
  const [right] = fc.sample(
    rightParts(row, () => [absent]),
    { numRuns: 1, seed: 7 },
  )
  const request = {
    ...requestOf(row, right as never),
    url: `/api${pathOf(row, { ...(right?.params as object), id: absent })}`,
  }
  const reply = await app.inject({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${who?.token}` },
  })
  expectRefusal(row, reply.statusCode, reply.json())
  expect(reply.json()).toMatchObject({ status: 404, code: 'not-found' })
})
