import { describe, expect, test } from 'vitest'
import { registration } from '#people/registration/calls.ts'
import { days, minutes } from '#platform/server/clock.ts'
import { tally } from '#testing/server/at-once.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import { inviteForm } from '#testing/server/inviting.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { people } from '../calls.ts'
import { whyNotResent } from './rules.ts'

const { as, guest, mails, clock, renew, db } = await buildTestRajt()
const invited = (own: object = {}) => as(gabor).does(people.invite, { body: inviteForm(own) })
const resend = (ids: string[]) => as(gabor).does(people.resendMarked, { body: { ids } })
const resendExpired = () => as(gabor).does(people.resendExpired, {})
const lettersTo = async (email: string) => (await mails(email)).length
const pass = async (time: number) => {
  clock.pass(time)
  await renew(gabor)
}

const now = new Date('2040-10-01T10:00:00Z')
test.each([
  ['SENT', days(1), null],
  ['EXPIRED', days(20), null],
  ['SENT', minutes(9), 'JUST_SENT'],
  ['SENT', minutes(10), null],
  ['USED', days(1), 'USED'],
  ['WITHDRAWN', days(1), 'WITHDRAWN'],
] as const)('%s, sent %i ms ago: %s', (status, ago, why) =>
  expect(whyNotResent({ status, sentAt: new Date(now.getTime() - ago) }, now)).toBe(why),
)

describe('a marked set', () => {
  test('is mailed again, each with a new link, and the rest is told', async () => {
    const [open, withdrawn, used] = [
      await invited(),
      await invited(),
      await invited({ username: 'meghivott' }),
    ]
    const accessToken = (await mails(used.email))[0]?.token ?? ''
    await guest.does(registration.setupPassword, {
      params: { accessToken },
      body: { password: 'Kiscsillag-7' },
    })
    await as(gabor).does(people.withdraw, { params: { id: withdrawn._id } })
    await pass(minutes(11))
    const answer = await resend([open._id, withdrawn._id, used._id])
    expect(answer).toMatchObject({ resent: 1, left: 0 })
    expect(answer.others.map(({ _id, why }) => [_id, why]).toSorted()).toEqual(
      [
        [withdrawn._id, 'WITHDRAWN'],
        [used._id, 'USED'],
      ].toSorted(),
    )
    const [first, second] = (await mails(open.email)).map(({ token }) => token)
    expect(first).not.toBe(second)
    expect(await guest.refused(registration.invited, { params: { accessToken: first ?? '' } })).toMatchObject(
      {
        code: 'link-invalid',
      },
    )
    await guest.does(registration.invited, { params: { accessToken: second ?? '' } })
    const lines = await db
      .selectFrom('audit')
      .select('act')
      .where('subject_id', '=', open._id)
      .where('act', '=', 'invitation-resent')
      .execute()
    expect(lines).toHaveLength(1)
  })

  test('pressed twice, or again after a lost answer, mails nobody twice', async () => {
    const rows = [await invited(), await invited()]
    await pass(minutes(11))
    const ids = rows.map(({ _id }) => _id)
    const answers = await Promise.all([resend(ids), resend(ids.toReversed())])
    expect(answers.map(({ resent }) => resent).toSorted()).toEqual([0, 2])
    expect(answers.find(({ resent }) => resent === 0)?.others.map(({ why }) => why)).toEqual([
      'JUST_SENT',
      'JUST_SENT',
    ])
    for (const { email } of rows) expect(await lettersTo(email)).toBe(2)
  })

  test('of people taking their invitations up at the same moment loses none of them', async () => {
    for (let round = 0; round < 4; round++) {
      const row = await invited({ username: `kozben${round}` })
      await pass(minutes(11))
      const accessToken = (await mails(row.email))[0]?.token ?? ''
      const body = { password: 'Kiscsillag-7' }
      const [answer, taken] = await Promise.all([
        resend([row._id]),
        guest.call(registration.setupPassword, { params: { accessToken }, body }),
      ])
      // Either the link was used first and nothing is mailed, or it was replaced first and opens nothing.
      expect(taken.status === 200).toBe(answer.others[0]?.why === 'USED')
      expect(await lettersTo(row.email)).toBe(taken.status === 200 ? 1 : 2)
    }
  })

  test('names neither accounts that were never invited nor absent ones', async () => {
    expect(await resend([emese.id, crypto.randomUUID()])).toEqual({ resent: 0, others: [], left: 0 })
  })
})

describe('all expired ones', () => {
  test('are mailed again, and those that are open are not', async () => {
    const old = await invited()
    await pass(days(15))
    const open = await invited()
    const { resent, left } = await resendExpired()
    expect(resent).toBeGreaterThan(0)
    expect(left).toBe(0)
    expect([await lettersTo(old.email), await lettersTo(open.email)]).toEqual([2, 1])
    expect(await resendExpired()).toEqual({ resent: 0, others: [], left: 0 })
  })

  test('by two at once are mailed once', async () => {
    const rows = [await invited(), await invited(), await invited()]
    await pass(days(15))
    const press = () => as(gabor).call(people.resendExpired, {})
    expect(tally(await Promise.all([press(), press()]))).toEqual({ 200: 2 })
    for (const { email } of rows) expect(await lettersTo(email)).toBe(2)
  })

  test('are the office’s alone', async () => {
    await renew(emese)
    for (const row of [people.resendExpired, people.resendMarked])
      expect(await as(emese).refused(row, { body: { ids: [gabor.id] } } as never)).toMatchObject({
        code: 'not-allowed',
      })
  })
})
