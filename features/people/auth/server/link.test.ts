import { expect, test } from 'vitest'
import { people } from '#people/people/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { type LinkPurpose, linkPurposes } from '#platform/contract/parts.ts'
import { hours } from '#platform/server/clock.ts'
import { gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { auth } from '../calls.ts'

const { as, guest, mails, enter, clock } = await buildTestRajt()

const stateOf = async (purpose: LinkPurpose, accessToken: string) =>
  (await guest.does(auth.link, { params: { purpose, accessToken } })).state

const newestLink = async (email: string) => (await mails(email)).at(-1)?.token ?? ''

async function resetLink(): Promise<{ email: string; token: string }> {
  const { email } = await enter()
  await guest.does(auth.forgotPassword, { body: { email } })
  return { email, token: await newestLink(email) }
}

async function invitation() {
  const { _id, email } = await as(gabor).does(people.invite, { body: inviteForm() })
  return { id: _id, email, token: await newestLink(email) }
}

test('asking for the state of an open link does not use it up', async () => {
  const { token } = await resetLink()
  for (let n = 0; n < 3; n++) expect(await stateOf('reset-password', token)).toBe('open')
  const password = 'korai madar 42'
  await guest.does(auth.changePassword, { params: { token }, body: { password } })
  expect(await stateOf('reset-password', token)).toBe('used')
})

test('a link is expired when its time is over', async () => {
  const { token } = await resetLink()
  clock.pass(hours(1) - 1)
  expect(await stateOf('reset-password', token)).toBe('open')
  clock.pass(1)
  expect(await stateOf('reset-password', token)).toBe('expired')
})

test('a link is expired when another one of its purpose was used', async () => {
  const { email, token } = await resetLink()
  await guest.does(auth.forgotPassword, { body: { email } })
  expect(await stateOf('reset-password', token)).toBe('open')
  const params = { token: await newestLink(email) }
  await guest.does(auth.changePassword, { params, body: { password: 'korai madar 42' } })
  expect(await stateOf('reset-password', token)).toBe('expired')
})

test('a withdrawn invitation is expired', async () => {
  const { id, token } = await invitation()
  await as(gabor).does(people.withdraw, { params: { id } })
  expect(await stateOf('invitation', token)).toBe('expired')
})

test('an invitation that was taken up is used', async () => {
  const { email, token: accessToken } = await invitation()
  const body = { username: 'taken.up', email, password: 'korai madar 42' }
  await guest.does(registration.registerInvited, { params: { accessToken }, body })
  expect(await stateOf('invitation', accessToken)).toBe('used')
})

test('a link is unknown to every purpose but its own, as an invented one is', async () => {
  const { token } = await invitation()
  for (const purpose of linkPurposes) {
    expect(await stateOf(purpose, 'A'.repeat(43))).toBe('unknown')
    expect(await stateOf(purpose, token)).toBe(purpose === 'invitation' ? 'open' : 'unknown')
  }
})
