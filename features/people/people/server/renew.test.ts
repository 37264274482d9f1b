import { expect, test } from 'vitest'
import { registration } from '#people/registration/calls.ts'
import { days } from '#platform/server/clock.ts'
import { limits } from '#platform/server/limits.ts'
import { gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { people } from '../calls.ts'

const { as, guest, from, mails, db, clock, renew } = await buildTestRajt()

/** By the office, whose session may have ended since. */
const invited = async (own = {}) => {
  await renew(gabor)
  const { _id: id, email } = await as(gabor).does(people.invite, { body: inviteForm(own) })
  return { id, email, accessToken: (await mails(email))[0]?.token ?? '' }
}
const ask = (accessToken: string, who = guest) => who.does(people.renew, { params: { accessToken } })
const opens = async (accessToken = '') =>
  (await guest.call(registration.invited, { params: { accessToken } })).status === 200

test('who holds an expired invitation asks for a new link, which takes the place of the old one', async () => {
  const { id, email, accessToken } = await invited()
  clock.pass(days(14))
  expect(await opens(accessToken)).toBe(false)
  expect(await ask(accessToken)).toEqual({ done: true })
  const [, second, ...more] = await mails(email)
  expect(more).toEqual([])
  expect(second?.text).toContain(`/app/auth/register/${second?.token}`)
  expect([await opens(accessToken), await opens(second?.token)]).toEqual([false, true])
  const lines = db.selectFrom('audit').select(['act', 'actor_id']).where('subject_id', '=', id).orderBy('id')
  expect(await lines.execute()).toMatchObject([
    { act: 'invited' },
    { act: 'invitation-renewed', actor_id: null },
  ])
})

test('somebody whose account data are known gets the page where only a password is chosen', async () => {
  const { email, accessToken } = await invited({ username: 'renewed.mentor' })
  clock.pass(days(14))
  await ask(accessToken)
  const last = (await mails(email)).at(-1)
  expect(last?.text).toContain(`/app/auth/register/setup-password/${last?.token}`)
})

test('any expired link of the invitation will do', async () => {
  const { id, email, accessToken } = await invited()
  clock.pass(days(1))
  await as(gabor).does(people.resend, { params: { id } })
  clock.pass(days(14))
  await ask(accessToken)
  expect(await mails(email)).toHaveLength(3)
})

test('an invitation that is open, was used or was withdrawn sends nothing and tells nothing', async () => {
  const [open, resent, used, withdrawn] = [await invited(), await invited(), await invited(), await invited()]
  clock.pass(days(1))
  await as(gabor).does(people.resend, { params: { id: resent.id } })
  const body = { username: 'was.used', email: used.email, password: 'korai madar 42' }
  await guest.does(registration.registerInvited, { params: { accessToken: used.accessToken }, body })
  await as(gabor).does(people.withdraw, { params: { id: withdrawn.id } })
  const sent = async () =>
    Promise.all([open, resent, used, withdrawn].map(async ({ email }) => (await mails(email)).length))
  const before = await sent()
  for (const { accessToken } of [open, resent, used, withdrawn])
    expect(await ask(accessToken)).toEqual({ done: true })
  clock.pass(days(15))
  for (const { accessToken } of [used, withdrawn]) expect(await ask(accessToken)).toEqual({ done: true })
  expect(await ask('A'.repeat(43))).toEqual({ done: true })
  expect(await sent()).toEqual(before)
  expect(await opens((await mails(resent.email)).at(-1)?.token)).toBe(false)
})

test('asked for many times at once, one mail leaves', async () => {
  const { email, accessToken } = await invited()
  clock.pass(days(14))
  await Promise.all([1, 2, 3, 4].map(() => ask(accessToken)))
  expect(await mails(email)).toHaveLength(2)
})

test('a mailbox gets no more of these mails than of others', async () => {
  const { hits } = limits.invitationMails
  await renew(gabor)
  const email = 'often.invited@test.example'
  const links: string[] = []
  // Withdrawn and invited again and again: one mailbox, many invitations.
  for (let n = 0; n <= hits; n++) {
    const { _id } = await as(gabor).does(people.invite, { body: inviteForm({ email }) })
    links.push((await mails(email)).at(-1)?.token ?? '')
    await db
      .updateTable('access_token')
      .set({ created_at: new Date(0), expires_at: new Date(1) })
      .where('account_id', '=', _id)
      .execute()
    await ask(links.at(-1) ?? '', from('10.40.0.1'))
    await as(gabor).does(people.withdraw, { params: { id: _id } })
  }
  expect(await mails(email)).toHaveLength(2 * hits + 1)
})
