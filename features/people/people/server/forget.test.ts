import { expect, test } from 'vitest'
import { registration } from '#people/registration/calls.ts'
import { days } from '#platform/server/clock.ts'
import { breakingOf } from '#testing/server/break-rows.ts'
import { gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { people } from '../calls.ts'
import { forgetOldInvitations } from './forget.ts'

const rajt = await buildTestRajt()
const { as, guest, mails, db, clock, renew } = rajt
const { breakRows, mend } = breakingOf(rajt)

const invite = () => as(gabor).does(people.invite, { body: inviteForm() })
const isKnown = async (id: string) =>
  (await db.selectFrom('account').select('id').where('id', '=', id).execute()).length === 1
const night = () => forgetOldInvitations(db, clock.now())

async function pass(time: number): Promise<void> {
  clock.pass(time)
  await renew(gabor)
}

test('an invitation that ran out is forgotten with its account 90 days later', async () => {
  const { _id } = await invite()
  await pass(days(14 + 90))
  await night()
  expect(await isKnown(_id)).toBe(true)
  await pass(1)
  await night()
  expect(await isKnown(_id)).toBe(false)
  const audit = db.selectFrom('audit').select('act').where('subject_id', '=', _id).orderBy('id', 'desc')
  expect(await audit.executeTakeFirst()).toEqual({ act: 'invitation-forgotten' })
})

test('a withdrawn invitation is forgotten 90 days after it was withdrawn', async () => {
  const { _id } = await invite()
  await as(gabor).does(people.withdraw, { params: { id: _id } })
  await pass(days(90))
  await night()
  expect(await isKnown(_id)).toBe(true)
  await pass(1)
  await night()
  expect(await isKnown(_id)).toBe(false)
})

test('an invitation that was sent again counts from its last link', async () => {
  const { _id } = await invite()
  await pass(days(60))
  await as(gabor).does(people.resend, { params: { id: _id } })
  await pass(days(60))
  await night()
  expect(await isKnown(_id)).toBe(true)
})

test('an invitation that was taken up is kept', async () => {
  const { _id, email } = await invite()
  const params = { accessToken: (await mails(email))[0]?.token ?? '' }
  const body = { username: 'kept.account', email, password: 'korai madar 42' }
  await guest.does(registration.registerInvited, { params, body })
  await pass(days(365))
  await night()
  expect(await isKnown(_id)).toBe(true)
})

test('one that cannot be forgotten is told, and holds up no other', async () => {
  const made = [await invite(), await invite(), await invite()].map(({ _id }) => _id)
  await pass(days(14 + 90) + 1)
  await breakRows('account', 'delete', `old.id = '${made[1]}'`)
  await expect(night()).rejects.toMatchObject({ code: 'ZZ001' })
  expect(await Promise.all(made.map(isKnown))).toEqual([false, true, false])
  await mend()
  await night()
  expect(await Promise.all(made.map(isKnown))).toEqual([false, false, false])
})
