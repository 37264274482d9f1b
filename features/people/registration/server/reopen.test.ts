import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { days } from '#platform/server/clock.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import { because, deciding, of } from '#testing/server/deciding.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registration } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, from, mails, enter, clock } = rajt
const { waiting, signIn, auditOf } = deciding(rajt)

describe('reopening', () => {
  const reopen = (student: Person, note?: string) =>
    as(gabor).call(registration.reopen, { ...of(student), body: note === undefined ? {} : { note } })

  test('a decided student waits again, since they first did', async () => {
    const student = await waiting()
    const { since } = await as(emese).does(registration.accept, of(student))
    clock.pass(days(1))
    expect(await reopen(student, 'Tévedés volt')).toMatchObject({
      status: 200,
      body: {
        status: 'WAITING',
        since,
        decidedAt: null,
        decidedBy: null,
        reason: null,
        can: { accept: true },
      },
    })
    expect((await auditOf(student)).at(-1)).toMatchObject({
      act: 'registration-reopen',
      detail: { reason: 'Tévedés volt' },
    })
  })

  test('one whose acceptance has not been mailed yet is not told of it', async () => {
    const student = await waiting()
    await as(emese).does(registration.accept, of(student))
    await reopen(student)
    expect((await mails(student.email)).map(({ template }) => template)).not.toContain(
      'registration-accepted',
    )
    await as(emese).does(registration.accept, of(student))
    expect((await mails(student.email)).map(({ template }) => template)).toContain('registration-accepted')
  })

  test('a reopened student is signed out, and may not sign in', async () => {
    const student = await enter()
    await as(student).does(auth.user)
    await reopen(student)
    expect(await as(student).refused(auth.user)).toMatchObject({ code: 'not-signed-in' })
    expect(await signIn(student)).toMatchObject({ body: { code: 'registration-waiting' } })
  })

  test('a rejected student takes their email, username and Neptun code again', async () => {
    const student = await enter({ standing: 'REJECTED' })
    expect(await reopen(student)).toMatchObject({ body: { status: 'WAITING', reason: null } })
    await as(emese).does(registration.accept, of(student))
    expect(await signIn(student)).toMatchObject({ status: 200 })
  })

  const taken = { email: 'email-taken', username: 'username-taken', neptun: 'neptun-taken' } as const
  test.each(Object.entries(taken))(
    'a rejected student whose %s is taken by now stays rejected',
    async (field, code) => {
      const student = await enter({ standing: 'REJECTED' })
      await enter({ [field]: student[field as keyof typeof taken] })
      expect(await reopen(student)).toMatchObject({
        status: 409,
        body: { code, fields: { [field]: { rule: 'taken' } } },
      })
    },
  )

  test('a waiting registration is not to be reopened', async () => {
    expect(await reopen(await waiting())).toMatchObject({
      status: 409,
      body: { code: 'registration-not-decided' },
    })
  })

  test('may be decided anew, the other way', async () => {
    const student = await waiting()
    await as(gabor).does(registration.reject, { ...of(student), ...because('Tévedés') })
    await reopen(student)
    await as(emese).does(registration.accept, of(student))
    expect((await mails(student.email)).map(({ template }) => template)).toEqual([
      'registration-rejected',
      'registration-accepted',
    ])
  })

  test('belongs to the office', async () => {
    const student = await waiting()
    await as(emese).does(registration.accept, of(student))
    const attempt = await from('10.0.0.1', emese.token).refused(registration.reopen, {
      ...of(student),
      body: {},
    })
    expect(attempt).toMatchObject({ code: 'not-allowed' })
  })
})
