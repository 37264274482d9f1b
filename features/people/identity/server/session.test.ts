import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { days, hours, minutes } from '#platform/server/clock.ts'
import { hashSecret } from '#platform/server/secrets.ts'
import { PASSWORD } from '#testing/server/cast.ts'
import { disable } from '#testing/server/disable.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { dropAllCachedSessions, openSession } from './session.ts'

const { from, guest, db, enter, clock, settled } = await buildTestRajt()

async function signIn({ email }: Person): Promise<string> {
  return (await guest.does(auth.login, { body: { email, password: PASSWORD } })).token
}
const answers = async (token: string) => (await from('10.0.0.1', token).call(auth.user)).status

test('the database keeps the hash of a token, never the token', async () => {
  const token = await signIn(await enter())
  const sessions = await db.selectFrom('session').select('token_hash').execute()
  const kept = sessions.map((one) => one.token_hash)
  expect(kept.some((hash) => hash.equals(hashSecret(token)))).toBe(true)
  expect(kept.some((hash) => hash.toString().includes(token))).toBe(false)
})

test('every sign-in is a session of its own, and signing out ends that one alone', async () => {
  const student = await enter()
  const [phone, laptop] = [await signIn(student), await signIn(student)]
  expect(phone).not.toBe(laptop)
  await from('10.0.0.1', phone).does(auth.logout)
  expect(await answers(phone)).toBe(401)
  expect(await answers(laptop)).toBe(200)
})

test('a session that is used lives for sixty days, not longer', async () => {
  const token = await signIn(await enter())
  for (let day = 0; day < 59; day += 1) {
    clock.pass(days(1))
    expect(await answers(token)).toBe(200)
  }
  clock.pass(days(1) - 1)
  expect(await answers(token)).toBe(200)
  clock.pass(1)
  expect(await answers(token)).toBe(401)
})

test('a session that nobody uses ends after fourteen days', async () => {
  const student = await enter()
  const [used, unused] = [await signIn(student), await signIn(student)]
  clock.pass(days(13))
  expect(await answers(used)).toBe(200)
  clock.pass(days(1))
  expect(await answers(unused)).toBe(401)
  expect(await answers(used)).toBe(200)
})

test('being used is noted once an hour, not at every request', async () => {
  const student = await enter()
  const token = await signIn(student)
  const seen = async () =>
    (
      await db
        .selectFrom('session')
        .select('seen_at')
        .where('token_hash', '=', hashSecret(token))
        .executeTakeFirstOrThrow()
    ).seen_at
  const signedIn = await seen()
  clock.pass(minutes(59))
  await answers(token)
  expect(await seen()).toEqual(signedIn)
  clock.pass(hours(1))
  await answers(token)
  expect(await seen()).toEqual(clock.now())
})

describe('is not opened', () => {
  const password = 'what was checked'
  const openFor = (student: Person) =>
    openSession(db, { account: student.id, password, address: '00', device: null, now: clock.now() })
  const withHash = async (password_hash: string) => {
    const student = await enter()
    await db.updateTable('account').set({ password_hash }).where('id', '=', student.id).execute()
    return student
  }

  test('by a password that was changed while it was checked', async () => {
    expect(await openFor(await withHash(password))).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await openFor(await withHash('the new one'))).toBeNull()
  })

  test('while a change is under way: it waits, and sees it', async () => {
    const student = await withHash(password)
    let opening: ReturnType<typeof openFor> | undefined
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('account').set({ password_hash: 'new' }).where('id', '=', student.id).execute()
      opening = openFor(student)
      await sleep(50)
    })
    expect(await opening).toBeNull()
  })
})

describe('is ended for everybody at once', () => {
  test('when the registration is no longer an accepted one', async () => {
    const student = await enter()
    expect(await answers(student.token)).toBe(200)
    await db
      .updateTable('registration')
      .set({ status: 'WAITING', decided_at: null, decided_by: null })
      .where('account_id', '=', student.id)
      .execute()
    dropAllCachedSessions()
    expect(await answers(student.token)).toBe(401)
    await db.deleteFrom('session').where('account_id', '=', student.id).execute()
  })

  test('when the account is disabled', async () => {
    const student = await enter()
    expect(await answers(student.token)).toBe(200)
    await db.updateTable('account').set({ disabled_at: clock.now() }).where('id', '=', student.id).execute()
    await settled()
    expect(await answers(student.token)).toBe(401)
    await disable(db, student, clock.now())
  })

  test('when somebody else deletes the row', async () => {
    const student = await enter()
    const token = await signIn(student)
    expect(await answers(token)).toBe(200)
    await db.deleteFrom('session').where('account_id', '=', student.id).execute()
    await settled()
    expect(await answers(token)).toBe(401)
  })
})
