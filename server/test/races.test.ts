import { auth } from '@rajt/contract/auth'
import { exam } from '@rajt/contract/exam'
import { people } from '@rajt/contract/people'
import { registration } from '@rajt/contract/registration'
import { describe, expect, test } from 'vitest'
import { emese, gabor } from './cast.ts'
import { examsOf } from './exams.ts'
import { buildTestRajt } from './rajt.ts'
import { registerForm } from './registering.ts'

const rajt = await buildTestRajt()
const { as, guest, mails, db, enter } = rajt
const { begin, show, rightChoice, moduleAt } = await examsOf(rajt)

const times = <T>(n: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)))
type AnyReply = { status: number; body: unknown }
/** How many replies had each status. */
const tally = (replies: AnyReply[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )
const countOf = async (table: 'account' | 'exam_attempt' | 'audit', column: string, value: string) =>
  (
    await db
      .selectFrom(table)
      .selectAll()
      .where(column as never, '=', value as never)
      .execute()
  ).length

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
    const alternating = lines.map((_, i) => (i % 2 ? 'registration-reopenAccepted' : 'registration-accept'))
    expect(lines.map(({ act }) => act)).toEqual(alternating)
  })
})

describe('one address', () => {
  test('registered twenty times at once: one account, equal answers', async () => {
    const { email } = registerForm()
    const replies = await times(20, () =>
      guest.call(registration.register, { body: registerForm({ email }) }),
    )
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set(['[200,{"done":true}]']),
    )
    expect(await countOf('account', 'email', email)).toBe(1)
    expect((await mails(email)).filter(({ template }) => template === 'verify-email')).toHaveLength(1)
  })

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
    const replies = await times(50, () => guest.call(registration.verifyEmail, { params: { accessToken } }))
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

describe('one exam', () => {
  test('started thirty times at once: one attempt, one address', async () => {
    const student = await enter()
    const body = { moduleId: moduleAt(1), platform: 'WEB' } as const
    const replies = await times(30, () => as(student).call(exam.start, { body }))
    expect(tally(replies)).toEqual({ 200: 30 })
    expect(new Set(replies.map((one) => JSON.stringify(one.body))).size).toBe(1)
    expect(await countOf('exam_attempt', 'account_id', student.id)).toBe(1)
  })

  test('answered on two devices at once: every acknowledged answer is kept or replaced by one that knew it', async () => {
    const student = await enter()
    const id = await begin(student)
    const { questions } = await show(student, id)
    const acknowledged: { position: number; choice: number[]; replaced: number; revision: number }[] = []
    const device = async (own: number) => {
      for (let round = 0; round < 6; round++)
        for (const { position, kind, options } of questions) {
          if (kind === 'ordering') continue
          const { revision: replaced = 0 } = (await show(student, id)).questions[position - 1] ?? {}
          const choice = [(own + round) % options.length]
          const body = { position, choice, revision: replaced }
          const reply = await as(student).call(exam.answer, { params: { id }, body })
          if (reply.status === 200)
            acknowledged.push({
              position,
              choice,
              replaced,
              revision: (reply.body as { revision: number }).revision,
            })
          else
            expect(reply.body).toMatchObject({
              code: 'answer-outdated',
              detail: { revision: expect.any(Number) },
            })
        }
    }
    await Promise.all([device(0), device(1)])
    for (const { position, kind, choice, revision } of (await show(student, id)).questions) {
      if (kind === 'ordering') continue
      const history = acknowledged.filter((one) => one.position === position)
      // A repeat of the very same answer is acknowledged again with its revision; every other answer made a new one.
      const revisions = [...new Set(history.map((one) => one.revision))].toSorted((a, b) => a - b)
      expect(revisions).toEqual(Array.from({ length: revision }, (_, i) => i + 1))
      for (const one of history) expect(one.revision).toBe(one.replaced + 1)
      for (const one of history.filter((last) => last.revision === revision))
        expect(one.choice).toEqual(choice)
    }
  })

  test('submitted while it is answered: what was acknowledged is in the score', async () => {
    for (let round = 0; round < 8; round++) {
      const student = await enter()
      const id = await begin(student)
      const { questions } = await show(student, id)
      const right = await Promise.all(questions.map(({ position }) => rightChoice(id, position)))
      const answers = questions.map(({ position }, i) => {
        const body = { position, choice: right[i] ?? [], revision: 0 }
        return as(student).call(exam.answer, { params: { id }, body })
      })
      await Promise.all(answers.slice(0, round))
      const [receipt, ...replies] = await Promise.all([
        as(student).does(exam.submit, { params: { id } }),
        ...answers,
      ])
      const counted = questions.filter((_, i) => replies[i]?.status === 200)
      const total = questions.reduce((sum, { points }) => sum + points, 0)
      const reached = counted.reduce((sum, { points }) => sum + points, 0)
      expect(receipt.receipt?.points).toBe(Math.round((100 * reached) / total))
      for (const { status, body } of replies)
        if (status !== 200) expect(body).toMatchObject({ code: 'exam-closed' })
    }
  })

  test('submitted ten times at once: one receipt', async () => {
    const student = await enter()
    const id = await begin(student)
    const replies = await times(10, () => as(student).does(exam.submit, { params: { id } }))
    expect(new Set(replies.map(({ receipt }) => JSON.stringify(receipt))).size).toBe(1)
  })

  test('submitted ten times at once: one audit line', async () => {
    const student = await enter()
    const id = await begin(student)
    await times(10, () => as(student).does(exam.submit, { params: { id } }))
    const lines = await db.selectFrom('audit').select('act').where('subject_id', '=', id).execute()
    expect(lines.filter(({ act }) => act === 'exam-submitted')).toHaveLength(1)
  })
})
