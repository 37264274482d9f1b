import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { people } from '#people/people/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { type AnyReply, rowsWith, tally, times } from './at-once.ts'
import { emese, gabor, PASSWORD } from './cast.ts'
import { buildTestRajt } from './rajt.ts'

const { as, guest, mails, db, enter } = await buildTestRajt()
const countOf = rowsWith(db)

describe('one invitation', () => {
  test('withdrawn, sent again and taken up at the same moment: either withdrawn or taken up', async () => {
    const outcomes = await times(12, async (n) => {
      const email = `both${n}@test.example`
      const person = { role: 'MENTOR', surname: 'Szűcs', firstname: 'Ágnes', language: 'hu' } as const
      const body = { ...person, email, university: null, neptun: null }
      const { _id } = await as(gabor).does(people.invite, { body })
      const params = { accessToken: (await mails(email))[0]?.token ?? '' }
      const account = { username: `both${n}`, email, password: 'korai madar 42' }
      const [, , takenUp] = await Promise.all([
        as(gabor).call(people.withdraw, { params: { id: _id } }),
        as(gabor).call(people.resend, { params: { id: _id } }),
        guest.call(registration.registerInvited, { params, body: account }),
      ])
      const { data } = await as(gabor).does(people.invitations, { body: { search: email } as never })
      return `${takenUp.status} ${data[0]?.status}`
    })
    expect(outcomes.filter((one) => !['200 USED', '410 WITHDRAWN'].includes(one))).toEqual([])
  })
})

describe('one registration', () => {
  test('decided fifty times at once by the office and its coordinator: one decision, one mail', async () => {
    const student = await enter({ standing: 'WAITING' })
    const params = { id: student.registration }
    const replies = await times(50, (n): Promise<AnyReply> => {
      const who = as(n % 2 ? gabor : emese)
      return n % 4 < 2
        ? who.call(registration.accept, { params })
        : who.call(registration.reject, { params, body: { reason: `Ok ${n}` } })
    })
    expect(tally(replies)).toEqual({ 200: 1, 409: 49 })
    const won = replies.find(({ status }) => status === 200)?.body
    const row = db
      .selectFrom('registration')
      .select(['status', 'reason'])
      .where('id', '=', student.registration)
    expect(won).toMatchObject((await row.executeTakeFirst()) ?? {})
    expect(await mails(student.email)).toHaveLength(1)
    expect(await countOf('audit', 'subject_id', student.registration)).toBe(1)
  })

  test('in overlapping marked sets, in different orders: each decided once, nobody waits in a circle', async () => {
    const students = await times(12, () => enter({ standing: 'WAITING' }))
    const ids = students.map((one) => one.registration)
    const replies = await times(16, (n) => {
      const some = ids.slice(n % 6, 6 + (n % 7))
      return as(n % 2 ? gabor : emese).call(registration.acceptMarked, {
        body: { ids: n % 3 ? some : some.toReversed() },
      })
    })
    expect(tally(replies)).toEqual({ 200: 16 })
    for (const id of ids) expect(await countOf('audit', 'subject_id', id)).toBe(1)
    for (const { email } of students) expect(await mails(email)).toHaveLength(1)
  })

  test('accepted and reopened at once ends in one of the two, without a trace of the other', async () => {
    const student = await enter({ standing: 'WAITING' })
    const params = { id: student.registration }
    await times(
      20,
      (n): Promise<AnyReply> =>
        n % 2
          ? as(gabor).call(registration.reopen, { params, body: {} })
          : as(emese).call(registration.accept, { params }),
    )
    const lines = await db
      .selectFrom('audit')
      .select('act')
      .where('subject_id', '=', params.id)
      .orderBy('id')
      .execute()
    const alternating = lines.map((_, i) => (i % 2 ? 'registration-reopen' : 'registration-accept'))
    expect(lines.map(({ act }) => act)).toEqual(alternating)
  })
})

describe('one address', () => {
  test('asked for a new password twenty times at once: one link works', async () => {
    const { email } = await enter()
    await times(20, () => guest.does(auth.forgotPassword, { body: { email } }))
    const links = (await mails(email)).map(({ token }) => token)
    expect(links).toHaveLength(5)
    const replies = await Promise.all(
      links.map((token) =>
        guest.call(auth.changePassword, { params: { token }, body: { password: 'korai madar 42' } }),
      ),
    )
    expect(tally(replies)).toEqual({ 200: 1, 410: 4 })
  })

  test('invited ten times at once: one account', async () => {
    const person = {
      role: 'MENTOR',
      surname: 'A',
      firstname: 'B',
      university: null,
      neptun: null,
      language: 'hu',
    } as const
    const email = 'invited.once@test.example'
    const replies = await times(10, () => as(gabor).call(people.invite, { body: { ...person, email } }))
    expect(tally(replies)).toEqual({ 200: 1, 409: 9 })
    expect(await mails(email)).toHaveLength(1)
  })
})

describe('one link used fifty times at once works once', () => {
  test('to verify an address', async () => {
    const { email, registration: row } = await enter({ standing: 'UNVERIFIED' })
    await guest.does(registration.resendVerification, { body: { email } })
    const accessToken = (await mails(email))[0]?.token ?? ''
    const sent = { params: { accessToken }, body: { password: PASSWORD } }
    const replies = await times(50, () => guest.call(registration.verifyEmail, sent))
    // Whoever presses it again reads the same; the address is verified once.
    expect(tally(replies)).toEqual({ 200: 50 })
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await countOf('audit', 'subject_id', row)).toBe(1)
  })

  test('to set a new password', async () => {
    const { email } = await enter()
    await guest.does(auth.forgotPassword, { body: { email } })
    const token = (await mails(email))[0]?.token ?? ''
    const replies = await times(50, (n) =>
      guest.call(auth.changePassword, { params: { token }, body: { password: `korai madar ${n}` } }),
    )
    expect(tally(replies)).toEqual({ 200: 1, 410: 49 })
    const password = `korai madar ${replies.findIndex(({ status }) => status === 200)}`
    await guest.does(auth.login, { body: { email, password } })
  })
})
