import { expect, test } from 'vitest'
import { account } from '#office/account/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { introduction } from '#teams/introduction/calls.ts'
import { mentorInterest } from '#teams/mentor-interest/calls.ts'
import { project } from '#teams/project/calls.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import { mentoringOf } from '#testing/server/mentoring.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { introducing, teamsOf } from '#testing/server/teams.ts'
import { application } from '../application-calls.ts'
import { invitation } from '../invitation-calls.ts'

const rajt = await buildTestRajt()
const { as } = rajt
const { publish, apply, applied, accept, ownOf, invite } = teamsOf(rajt)
const { enter } = await beginSecond(rajt)
const { mentor, ask, asked, show, accept: takes } = mentoringOf(rajt)

const disable = ({ id }: Person) =>
  as(gabor).does(account.disable, { params: { id }, body: { reason: 'Kiiratkozott.' } })
/** Takes the decision about a student back; as soon as that has been done the office may reject them. */
async function reopen({ id }: Person) {
  const { id: one } = await rajt.db
    .selectFrom('registration')
    .select('id')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  const params = { id: one }
  await as(gabor).does(registration.reopen, { params, body: {} })
  return () => as(gabor).does(registration.reject, { params, body: { reason: 'Nem a mi hallgatónk.' } })
}

async function owned() {
  const owner = await enter()
  return { owner, id: await publish(owner) }
}
const namesFor = async (who: Person) =>
  (await as(who).does(project.find, { query: { search: 'Gazdátlan' } })).projects.length

test('ends what a student has asked, and what they were asked', async () => {
  const [{ owner, id }, other, student] = [await owned(), await owned(), await enter()]
  await applied(student, id)
  await invite(other.owner, student)
  await disable(student)
  expect((await as(owner).does(application.received)).applications).toEqual([])
  expect((await as(other.owner).does(invitation.sent)).invitations).toMatchObject([
    { status: 'CLOSED', closedBy: 'account-disabled' },
  ])
})

test('ends what was asked of an owner and by them, and nobody asks anything of their project', async () => {
  const [owner, student, one] = [await enter(), await enter(), await mentor()]
  const id = await publish(owner, 'Gazdátlan')
  await applied(student, id)
  await asked(owner, one)
  await disable(owner)
  expect(await ownOf(student)).toMatchObject([{ status: 'CLOSED', closedBy: 'account-disabled' }])
  const absent = { status: 404, body: { code: 'not-found' } }
  expect(await apply(student, id)).toMatchObject(absent)
  expect(await show(one, id)).toMatchObject(absent)
  for (const who of [student, one]) {
    expect(await as(who).call(project.one, { params: { id } })).toMatchObject(absent)
    expect(await namesFor(who)).toBe(0)
  }
  expect(await as(student).refused(application.standing, { params: { id } })).toMatchObject(absent.body)
  expect(await as(one).does(mentorInterest.list)).toEqual({ interests: [] })
})

test('leaves the project to its team, its mentor and the staff', async () => {
  const [owner, member, one] = [await enter(), await enter(), await mentor()]
  const id = await publish(owner, 'Gazdátlan csapat')
  await accept(owner, await applied(member, id))
  await takes(one, await asked(owner, one))
  await disable(owner)
  for (const who of [member, one, gabor, emese])
    expect((await as(who).does(project.one, { params: { id } })).project._id).toBe(id)
  for (const who of [gabor, emese]) expect(await namesFor(who)).toBeGreaterThan(0)
})

test('leaves nothing waiting, whatever is asked at the same moment', async () => {
  for (let round = 0; round < 6; round++) {
    const [{ owner, id }, second, student, one] = [
      await owned(),
      await owned(),
      await enter(),
      await mentor(),
    ]
    await as(student).does(introduction.publish, { body: introducing() })
    const gone = [owner, student, one][round % 3] ?? owner
    // A mentor has no registration that could be taken back.
    const leaving = round < 3 || gone === one ? disable(gone) : reopen(gone)
    const replies = await Promise.all([
      apply(student, id),
      as(owner).call(invitation.invite, { params: { id: student.id } }),
      ask(owner, one),
      ask(second.owner, one),
    ])
    await leaving
    // That nothing waits for whoever cannot sign in is a rule of invariants.sql.
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
  }
})

test('ends as well what a student asked whose registration waits again, and nobody finds or invites them', async () => {
  const [{ owner, id }, other, student] = [await owned(), await owned(), await enter()]
  await applied(student, id)
  await invite(other.owner, student)
  const reject = await reopen(student)
  for (const then of [async () => undefined, reject]) {
    await then()
    expect((await as(owner).does(application.received)).applications).toEqual([])
    const [sent] = (await as(other.owner).does(invitation.sent)).invitations
    expect(sent).toMatchObject({ status: 'CLOSED', closedBy: 'account-disabled' })
    expect(await as(owner).call(introduction.one, { params: { id: student.id } })).toMatchObject({
      status: 404,
    })
    expect(await as(owner).call(invitation.invite, { params: { id: student.id } })).toMatchObject({
      status: 404,
    })
  }
})

test('nobody asks anything of the project of an owner whose registration waits again', async () => {
  const [owner, student] = [await enter(), await enter()]
  const id = await publish(owner, 'Gazdátlan újranyitott')
  await applied(student, id)
  await (await reopen(owner))()
  expect(await ownOf(student)).toMatchObject([{ status: 'CLOSED', closedBy: 'account-disabled' }])
  expect(await apply(await enter(), id)).toMatchObject({ status: 404 })
  expect(await as(student).call(project.one, { params: { id } })).toMatchObject({ status: 404 })
  expect((await as(gabor).does(project.one, { params: { id } })).project._id).toBe(id)
})
