import { expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { days, later } from '#platform/server/clock.ts'
import { mentor as mentors } from '#teams/mentor/calls.ts'
import { project } from '#teams/project/calls.ts'
import { gabor } from '#testing/server/cast.ts'
import { mentoringOf } from '#testing/server/mentoring.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { described, teamsOf } from '#testing/server/teams.ts'
import { mentorApplication } from '../mentor-application-calls.ts'

const rajt = await buildTestRajt()
const { as, clock, renew } = rajt
const { publish, applied, accept: acceptMember } = teamsOf(rajt)
const { enter } = await beginSecond(rajt)
const { mentor, ask, asked, accept, decline, revoke, sentBy, receivedBy, places, found } = mentoringOf(rajt)

const code = ({ body }: { body: unknown }) => (body as { code?: string }).code
async function owned() {
  const owner = await enter()
  return { owner, id: await publish(owner) }
}

test('an application waits for its answer on both sides', async () => {
  const [{ owner, id }, one] = [await owned(), await mentor()]
  const sent = await ask(owner, one, ' Az árazásban. ')
  expect(sent.body).toMatchObject({
    status: 'PENDING',
    closedBy: null,
    reason: null,
    motivation: 'Az árazásban.',
    seenAt: null,
    _mentor: { _id: one.id, contact: null },
    _project: { _id: id, _owner: { _id: owner.id } },
    answerBy: later(clock.now(), days(10)).toISOString(),
  })
  expect(await sentBy(owner)).toEqual([sent.body])
  expect(await receivedBy(one)).toEqual({
    applications: [sent.body],
    remainingMentorableProjects: 3,
    mentorableProjects: 3,
  })
})

test('an application sent again is the same one, another one is refused', async () => {
  const [{ owner }, one] = [await owned(), await mentor()]
  const [first, second] = [await ask(owner, one), await ask(owner, one)]
  expect(second.body).toEqual(first.body)
  expect(code(await ask(owner, one, 'Más szöveg'))).toBe('mentor-application-pending')
})

test('an application is sent by the owner of a published project, as the specification answers', async () => {
  const one = await mentor()
  const [alone, drafting] = [await enter(), await enter()]
  await as(drafting).does(project.create, { body: described('Vázlat') })
  for (const who of [alone, drafting])
    expect(await ask(who, one)).toMatchObject({ status: 400, body: { code: 'not-project-owner' } })
  await places(one, 1)
  await accept(one, await asked((await owned()).owner, one))
  expect(await ask((await owned()).owner, one)).toMatchObject({ status: 400, body: { code: 'mentor-full' } })
})

test('an application goes to a mentor who is found, and stays answerable when they hide', async () => {
  const [{ owner }, one] = [await owned(), await mentor()]
  expect(await ask(owner, gabor)).toMatchObject({ status: 404 })
  const sent = await asked(owner, one)
  await as(one).does(mentors.unpublish)
  expect(await ask((await owned()).owner, one)).toMatchObject({ status: 404 })
  expect(await accept(one, sent)).toMatchObject({ status: 200 })
})

test('an accepted application is final, and ends the others of the project and of a full mentor', async () => {
  const [{ owner, id }, waiting] = [await owned(), await owned()]
  const [one, another] = [await mentor(), await mentor()]
  await places(one, 1)
  const sent = await asked(owner, one)
  clock.pass(1_000)
  const elsewhere = await asked(owner, another)
  const hopeful = await asked(waiting.owner, one)
  expect(await accept(another, sent)).toMatchObject({ status: 404 })
  for (let n = 0; n < 2; n++)
    expect(await accept(one, sent)).toMatchObject({ body: { remainingMentorableProjects: 0 } })
  expect(await sentBy(owner)).toMatchObject([
    { status: 'CLOSED', closedBy: 'project-has-mentor' },
    { status: 'ACCEPTED', _mentor: { contact: { email: 'mentor@test.example' } } },
  ])
  expect(await sentBy(waiting.owner)).toMatchObject([{ status: 'CLOSED', closedBy: 'mentor-full' }])
  expect(await accept(another, elsewhere)).toMatchObject({
    status: 409,
    body: { code: 'project-has-mentor' },
  })
  expect(await accept(one, hopeful)).toMatchObject({ body: { code: 'mentor-application-not-pending' } })
  expect(code(await ask(owner, another))).toBe('team-has-mentor')
  const view = await as(owner).does(project.one, { params: { id } })
  expect(view).toMatchObject({ mentor: { _id: one.id }, project: { hasMentor: true } })
})

test('a declined application tells why, and cannot be sent again', async () => {
  const [{ owner }, one] = [await owned(), await mentor()]
  const sent = await asked(owner, one)
  expect(await decline(await mentor(), sent)).toMatchObject({ status: 404 })
  for (let n = 0; n < 2; n++) expect(await decline(one, sent, 'Máshoz értek.')).toMatchObject({ status: 200 })
  expect(await sentBy(owner)).toMatchObject([
    { status: 'CLOSED', closedBy: 'declined', reason: 'Máshoz értek.' },
  ])
  expect(code(await ask(owner, one))).toBe('mentor-answered')
  expect(code(await accept(one, sent))).toBe('mentor-application-not-pending')
})

test('whoever answers or revokes an application that is over is told what became of it', async () => {
  const [{ owner }, one] = [await owned(), await mentor()]
  const sent = await asked(owner, one)
  await accept(one, sent)
  const accepted = { code: 'mentor-application-not-pending', detail: { status: 'ACCEPTED', reason: null } }
  expect(await decline(one, sent)).toMatchObject({ status: 409, body: accepted })
  expect(await revoke(owner, sent)).toMatchObject({ status: 409, body: accepted })
})

test.each(['', '  ', 'x'.repeat(1_001)])(
  'an application is not declined without a reason of 1 to 1,000 characters: %j',
  async (reason) => {
    const [{ owner }, one] = [await owned(), await mentor()]
    const sent = await asked(owner, one)
    expect(await decline(one, sent, reason)).toMatchObject({ status: 400, body: { fields: { reason: {} } } })
  },
)

test('an application that its owner has revoked may be sent again', async () => {
  const [{ owner }, one] = [await owned(), await mentor()]
  const sent = await asked(owner, one)
  expect(await revoke((await owned()).owner, sent)).toMatchObject({ status: 404 })
  for (let n = 0; n < 2; n++)
    expect(await revoke(owner, sent)).toMatchObject({ body: { status: 'CLOSED', closedBy: 'revoked' } })
  expect(code(await accept(one, sent))).toBe('mentor-application-not-pending')
  expect((await ask(owner, one)).status).toBe(200)
})

test('an application may be sent again three times after it was revoked or nobody answered', async () => {
  const [{ owner }, one] = [await owned(), await mentor()]
  for (let n = 0; n < 3; n++) await revoke(owner, await asked(owner, one))
  await asked(owner, one)
  const now = clock.now()
  clock.pass(days(10))
  await renew(owner)
  await workersOf(rajt)['request-clock']({})
  expect(await sentBy(owner)).toContainEqual(expect.objectContaining({ closedBy: 'expired' }))
  expect(await ask(owner, one)).toMatchObject({ status: 409, body: { code: 'mentor-applications-spent' } })
  expect((await found(owner, one)).mentoring).toMatchObject({ apply: 'mentor-applications-spent' })
  clock.set(now)
})

test('the project sees when the mentor first opened an application', async () => {
  const [{ owner }, one] = [await owned(), await mentor()]
  const params = { id: await asked(owner, one) }
  const seen = clock.now().toISOString()
  await as(one).does(mentorApplication.see, { params })
  clock.pass(60_000)
  await as(one).does(mentorApplication.see, { params })
  expect(await sentBy(owner)).toMatchObject([{ seenAt: seen }])
})

test('a project waits for five mentors at most', async () => {
  const { owner } = await owned()
  for (let n = 0; n < 5; n++) await asked(owner, await mentor())
  expect(code(await ask(owner, await mentor()))).toBe('mentors-asked-too-many')
})

test('an accepted application shows the team how to reach its mentor, also when they hide', async () => {
  const [{ owner, id }, one, member] = [await owned(), await mentor(), await enter()]
  await acceptMember(owner, await applied(member, id))
  expect((await found(member, one)).contact).toBeNull()
  await accept(one, await asked(owner, one))
  await as(one).does(mentors.unpublish)
  for (const who of [owner, member])
    expect((await found(who, one)).contact).toMatchObject({ email: 'mentor@test.example' })
  expect(await as(await enter()).refused(mentors.one, { params: { id: one.id } })).toMatchObject({
    code: 'not-found',
  })
})

test('the list of mentors shows an owner the applications, and whether one may apply to each', async () => {
  const [{ owner }, one, another] = [await owned(), await mentor({ surname: 'Aranyos' }), await mentor()]
  await asked(owner, one)
  const list = await as(owner).does(mentors.find, { body: { search: 'aranyos' } as never })
  expect(list).toMatchObject({
    applications: [{ _mentor: { _id: one.id } }],
    mentors: [
      { mentoring: { remaining: 3, apply: 'mentor-application-pending', suggest: null, places: null } },
    ],
  })
  expect((await found(owner, another)).mentoring).toMatchObject({ apply: 'ok' })
  expect((await found(await enter(), another)).mentoring).toMatchObject({ apply: null, suggest: null })
  expect((await found(gabor, another)).mentoring).toMatchObject({
    places: { capacity: 3, used: 0, isOwn: false },
  })
})
