import { expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { days } from '#platform/server/clock.ts'
import { gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { people } from '../calls.ts'

const { as, guest, mails, db, clock, renew } = await buildTestRajt()

const used = async (email: string) => {
  const accessToken = (await mails(email))[0]?.token ?? ''
  const body = { username: email.replace('@', '.'), email, password: 'korai madar 42' }
  return guest.call(registration.registerInvited, { params: { accessToken }, body })
}

test('withdrawing ends the link, sends no mail, and leaves an audit line', async () => {
  const { _id, email } = await as(gabor).does(people.invite, { body: inviteForm() })
  const answer = await as(gabor).does(people.withdraw, { params: { id: _id } })
  expect(answer).toMatchObject({ status: 'WITHDRAWN', can: { resend: false, withdraw: false } })
  expect(await used(email)).toMatchObject({ status: 410 })
  expect(await mails(email)).toHaveLength(1)
  const acts = await db
    .selectFrom('audit')
    .select('act')
    .where('subject_id', '=', _id)
    .orderBy('id')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['invited', 'invitation-withdrawn'])
})

test('a forgotten password opens neither an invitation nor a withdrawn one', async () => {
  const { _id, email } = await as(gabor).does(people.invite, { body: inviteForm() })
  await guest.does(auth.forgotPassword, { body: { email } })
  await as(gabor).does(people.withdraw, { params: { id: _id } })
  await guest.does(auth.forgotPassword, { body: { email } })
  expect(await mails(email)).toHaveLength(1)
})

test('withdrawing gives the address and the Neptun code back', async () => {
  const body = inviteForm({ role: 'STUDENT', university: 'pte', neptun: 'INV777' })
  const { _id } = await as(gabor).does(people.invite, { body })
  await as(gabor).does(people.withdraw, { params: { id: _id } })
  const again = await as(gabor).does(people.invite, { body })
  const { data } = await as(gabor).does(people.invitations, { body: { search: body.email } as never })
  expect(again).toMatchObject({ status: 'SENT', can: { withdraw: true } })
  expect(data.map(({ status }) => status).toSorted()).toEqual(['SENT', 'WITHDRAWN'])
})

test('withdrawing again changes nothing', async () => {
  const { _id } = await as(gabor).does(people.invite, { body: inviteForm() })
  const first = await as(gabor).does(people.withdraw, { params: { id: _id } })
  expect(await as(gabor).does(people.withdraw, { params: { id: _id } })).toEqual(first)
  expect(await as(gabor).refused(people.resend, { params: { id: _id } })).toMatchObject({
    code: 'invitation-not-open',
  })
})

test('an expired invitation is withdrawn too, a used one is not', async () => {
  const late = await as(gabor).does(people.invite, { body: inviteForm() })
  clock.pass(days(15))
  await renew(gabor)
  expect(await as(gabor).does(people.withdraw, { params: { id: late._id } })).toMatchObject({
    status: 'WITHDRAWN',
  })
  const { _id, email } = await as(gabor).does(people.invite, { body: inviteForm() })
  expect(await used(email)).toMatchObject({ status: 200 })
  expect(await as(gabor).refused(people.withdraw, { params: { id: _id } })).toMatchObject({
    status: 409,
    code: 'invitation-not-open',
  })
})

test('the page of a withdrawn link is told so; an invented link is told nothing', async () => {
  const { _id, email } = await as(gabor).does(people.invite, { body: inviteForm() })
  await as(gabor).does(people.withdraw, { params: { id: _id } })
  const params = { accessToken: (await mails(email))[0]?.token ?? '' }
  const detail = { purpose: 'invitation', state: 'expired' }
  expect(await guest.refused(registration.invited, { params })).toMatchObject({
    code: 'link-invalid',
    detail,
  })
  expect((await used(email)).body).toMatchObject({ code: 'link-invalid', detail })
  const invented = await guest.refused(registration.invited, { params: { accessToken: 'A'.repeat(43) } })
  expect(invented).not.toHaveProperty('detail')
})
