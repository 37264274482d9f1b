import type { Call } from '@rajt/contract/call'
import { mentorApplication } from '@rajt/contract/mentor-application'
import { mentorInterest } from '@rajt/contract/mentor-interest'
import { mentorPlaces } from '@rajt/contract/mentor-places'
import { mentorSuggestion } from '@rajt/contract/mentor-suggestion'
import { expect, test } from 'vitest'
import { gabor } from './cast.ts'
import { told } from './client.ts'
import { mentoringOf } from './mentoring.ts'
import { idOf, type Person } from './people.ts'
import { buildTestRajt } from './rajt.ts'
import { beginSecond } from './second-semester.ts'
import { teamsOf } from './teams.ts'

const rajt = await buildTestRajt()
const { as } = rajt
const { publish } = teamsOf(rajt)
const { enter } = await beginSecond(rajt)
const { mentor, asked, show } = mentoringOf(rajt)
const absent = idOf('nothing at all')

const [owner, otherOwner, one, other] = [await enter(), await enter(), await mentor(), await mentor()]
const [id] = [await publish(owner), await publish(otherOwner)]
const interest = ((await show(one, id)).body as { _id: string })._id
const application = await asked(owner, one)
const reason = { body: { reason: 'Nem.' } }

/** Calls about one thing of a second semester that is somebody's, and who else may make the call but not reach it. */
const owned: { row: Call; id: string; foreign: Person; sent?: object }[] = [
  { row: mentorApplication.revoke, id: application, foreign: otherOwner },
  { row: mentorApplication.see, id: application, foreign: other },
  { row: mentorApplication.accept, id: application, foreign: other },
  { row: mentorApplication.decline, id: application, foreign: other, sent: reason },
  { row: mentorInterest.withdraw, id: interest, foreign: other },
]

test.each(owned)('$row.path: what is another’s is as absent as what does not exist', async (of) => {
  const { row, foreign, sent = {} } = of
  const refused = (one: string) => as(foreign).refused(row, { params: { id: one }, ...sent } as never)
  const another = await refused(of.id)
  expect(another).toMatchObject({ status: 404, code: 'not-found' })
  expect(told(another)).toEqual(told(await refused(absent)))
})

/** Calls with the id of a mentor, whom everybody reaches who may make them. */
const everybodys: { row: Call; who: Person; sent?: object }[] = [
  { row: mentorApplication.apply, who: owner, sent: { body: { motivation: 'Segíts!' } } },
  { row: mentorSuggestion.suggest, who: owner },
  { row: mentorPlaces.set, who: gabor, sent: { body: { capacity: 2 } } },
]

test.each(everybodys)('$row.path: an id that does not exist', async ({ row, who, sent = {} }) => {
  for (const id of [absent, gabor.id])
    expect(await as(who).refused(row, { params: { id }, ...sent } as never)).toMatchObject({ status: 404 })
})
