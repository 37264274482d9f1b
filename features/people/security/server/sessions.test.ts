import { beforeEach, describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { days, hours } from '#platform/server/clock.ts'
import { hashSecret } from '#platform/server/secrets.ts'
import { emese, gabor, PASSWORD } from '#testing/server/cast.ts'
import { told } from '#testing/server/client.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { security } from '../calls.ts'

const rajt = await buildTestRajt()
const { app, as, from, guest, db, enter, clock, settled } = rajt

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const signIn = async ({ email }: Person) =>
  (await guest.does(auth.login, { body: { email, password: PASSWORD } })).token
const of = (token: string) => from('10.0.0.1', token)
const sessionsOf = async (token: string) => (await of(token).does(security.sessions)).sessions
const answers = async (token: string) => (await of(token).call(auth.user)).status

describe('the list of one’s sessions', () => {
  test('says on what, since when and when last, the one in use first', async () => {
    const student = await enter()
    const since = clock.now().toISOString()
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'user-agent': FIREFOX },
      payload: { email: student.email, password: PASSWORD },
    })
    const { token } = reply.json()
    clock.pass(hours(2))
    await of(token).does(auth.user)
    const [first, second, ...others] = await sessionsOf(student.token)
    expect(others).toEqual([])
    expect(first).toMatchObject({ device: null, isThis: true })
    expect(second).toEqual({
      _id: expect.any(String),
      device: 'Firefox · Windows',
      isSameNetwork: false,
      since,
      lastUsed: clock.now().toISOString(),
      isThis: false,
    })
  })

  test('the header itself is not kept', async () => {
    const kept = await db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(kept)).not.toMatch(/Mozilla|Gecko/)
  })

  test('names nobody else’s, nor what has run out', async () => {
    const [student, other] = [await enter(), await enter()]
    await signIn(other)
    await signIn(student)
    clock.pass(days(13))
    const used = await signIn(student)
    expect(await sessionsOf(used)).toHaveLength(3)
    clock.pass(days(1))
    expect((await sessionsOf(used)).map(({ isThis }) => isThis)).toEqual([true])
  })

  test('shows fifty, however many there are', async () => {
    const student = await enter()
    const at = clock.now()
    await db
      .insertInto('session')
      .values(
        Array.from({ length: 70 }, (_, n) => ({
          token_hash: hashSecret(`many ${n}`),
          account_id: student.id,
          address_hash: Buffer.alloc(16),
          created_at: at,
          seen_at: at,
          ends_at: new Date(at.getTime() + days(1)),
        })),
      )
      .execute()
    const shown = await sessionsOf(student.token)
    expect(shown).toHaveLength(50)
    expect(shown[0]?.isThis).toBe(true)
    expect(await of(student.token).does(security.endOtherSessions)).toEqual({ ended: 70 })
  })
})

describe('ending', () => {
  test('one session ends that one alone', async () => {
    const student = await enter()
    const [phone, laptop] = [await signIn(student), await signIn(student)]
    expect(await answers(phone)).toBe(200)
    const [, ...others] = await sessionsOf(laptop)
    const id = (await sessionsOf(phone))[0]?._id ?? ''
    expect(others.map(({ _id }) => _id)).toContain(id)
    await of(laptop).does(security.endSession, { params: { id } })
    expect(await answers(phone)).toBe(401)
    expect(await answers(laptop)).toBe(200)
    expect(await answers(student.token)).toBe(200)
  })

  test('the one in use is signing out', async () => {
    const token = await signIn(await enter())
    const id = (await sessionsOf(token))[0]?._id ?? ''
    await of(token).does(security.endSession, { params: { id } })
    expect(await answers(token)).toBe(401)
  })

  test('somebody else’s is as absent as none', async () => {
    const [student, other] = [await enter(), await enter()]
    const id = (await sessionsOf(other.token))[0]?._id ?? ''
    const foreign = await as(student).refused(security.endSession, { params: { id } })
    const absent = await as(student).refused(security.endSession, { params: { id: idOf('no session') } })
    expect(foreign).toMatchObject({ status: 404, code: 'not-found' })
    expect(told(foreign)).toEqual(told(absent))
    expect(await answers(other.token)).toBe(200)
  })

  test('all others leaves the one in use, and tells how many there were', async () => {
    const student = await enter()
    const tokens = [await signIn(student), await signIn(student)]
    for (const token of tokens) expect(await answers(token)).toBe(200)
    expect(await as(student).does(security.endOtherSessions)).toEqual({ ended: 2 })
    for (const token of tokens) expect(await answers(token)).toBe(401)
    expect(await answers(student.token)).toBe(200)
    expect(await as(student).does(security.endOtherSessions)).toEqual({ ended: 0 })
  })
})

describe('the office', () => {
  // Weeks have passed above.
  beforeEach(async () => {
    await rajt.renew(gabor)
    await rajt.renew(emese)
  })
  const look = (who: Person) => as(gabor).does(security.person, { params: { id: who.id } })
  const auditOf = (id: string) =>
    db.selectFrom('audit').select(['act', 'actor_id', 'at']).where('subject_id', '=', id).execute()

  test('signs somebody out everywhere, with an audit line', async () => {
    const student = await enter()
    const token = await signIn(student)
    expect(await answers(token)).toBe(200)
    expect(await look(student)).toMatchObject({ sessions: 2, can: { endSessions: true } })
    await as(gabor).does(security.endSessionsOf, { params: { id: student.id } })
    expect([await answers(token), await answers(student.token)]).toEqual([401, 401])
    expect(await look(student)).toEqual({
      sessions: 0,
      secondFactorSince: null,
      can: { endSessions: false, resetSecondFactor: false },
    })
    expect(await auditOf(student.id)).toEqual([
      { act: 'sessions-ended', actor_id: gabor.id, at: clock.now() },
    ])
  })

  test('does not find an account that was given up', async () => {
    const rejected = await enter({ standing: 'REJECTED' })
    const params = { id: rejected.id }
    for (const row of [security.person, security.endSessionsOf])
      expect(await as(gabor).refused(row, { params })).toMatchObject({ code: 'not-found' })
  })

  test('alone may: not a coordinator, whose student it is', async () => {
    const student = await enter()
    const params = { id: student.id }
    expect(await as(emese).refused(security.endSessionsOf, { params })).toMatchObject({ code: 'not-allowed' })
    expect(await as(emese).refused(security.person, { params })).toMatchObject({ code: 'not-allowed' })
    expect(await answers(student.token)).toBe(200)
  })
})

test('a session ended by another process is over here once its notice has arrived', async () => {
  const student = await enter()
  const token = await signIn(student)
  expect(await answers(token)).toBe(200)
  // As another process does it: this one's memory is told by the database alone.
  await db.deleteFrom('session').where('token_hash', '=', hashSecret(token)).execute()
  await settled()
  expect(await answers(token)).toBe(401)
})
