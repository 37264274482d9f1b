import { beforeEach, describe, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { emese, ferenc, gabor, PASSWORD } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registration, UNDO_MS } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, guest, db, pool, clock, enter, mails } = rajt
const nora = await enter({ role: 'OFFICE', university: null })

let student: Person & { registration: string }
beforeEach(async () => {
  clock.pass(60_000)
  const person = await enter({ standing: 'WAITING', university: 'szte' })
  const { id } = await db
    .selectFrom('registration')
    .select('id')
    .where('account_id', '=', person.id)
    .executeTakeFirstOrThrow()
  student = { ...person, registration: id }
})

const accept = (who: Person = gabor) =>
  as(who).does(registration.accept, { params: { id: student.registration } })
const undo = (who: Person = gabor, ids = [student.registration]) =>
  as(who).call(registration.undo, { body: { ids } })
const statusOf = async (id = student.registration) =>
  (await db.selectFrom('registration').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const told = async () => (await mails(student.email)).map(({ subject }) => subject)
const acts = async () =>
  (
    await db
      .selectFrom('audit')
      .select('act')
      .where('subject_id', '=', student.registration)
      .orderBy('id')
      .execute()
  ).map(({ act }) => act)
const jobsOf = async () => {
  const { rows } = await pool.query(
    `select run_at, locked_at from graphile_worker._private_jobs where payload->>'mail' in
      (select id::text from mail where recipient = $1 and template = 'registration-accepted')`,
    [student.email],
  )
  return rows
}

test('the mail of an acceptance waits as long as it may be taken back', async () => {
  await accept()
  const [job] = await jobsOf()
  expect(job?.run_at).toEqual(new Date(clock.now().getTime() + UNDO_MS))
  expect(await told()).toContain('Elfogadtuk a regisztrációdat')
})

test('who is taken back waits again, has been told nothing, and is not signed in', async () => {
  await accept()
  const login = { body: { email: student.email, password: PASSWORD } }
  const { token } = (await guest.does(auth.login, login as never)) as { token: string }
  expect(await undo()).toMatchObject({ status: 200 })
  expect(await statusOf()).toBe('WAITING')
  expect(await told()).not.toContain('Elfogadtuk a regisztrációdat')
  expect(await jobsOf()).toEqual([])
  expect(await as({ ...student, token }).refused(auth.user)).toMatchObject({ status: 401 })
  expect(await acts()).toEqual(expect.arrayContaining(['registration-accept', 'registration-undo']))
  await accept()
  expect(await told()).toContain('Elfogadtuk a regisztrációdat')
})

describe('is too late', () => {
  test('after ten seconds', async () => {
    await accept()
    clock.pass(UNDO_MS)
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'registration-undo-late' } })
    expect(await statusOf()).toBe('ACCEPTED')
    expect(await jobsOf()).toHaveLength(1)
  })

  test('once a runner has the mail in hand, and leaves it whole', async () => {
    await accept()
    await pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another'
       where payload->>'mail' in (select id::text from mail where recipient = $1)`,
      [student.email],
    )
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'registration-undo-late' } })
    expect(await statusOf()).toBe('ACCEPTED')
    expect(await told()).toContain('Elfogadtuk a regisztrációdat')
    expect(await jobsOf()).toHaveLength(1)
  })

  test('once the mail has left', async () => {
    await accept()
    const sent = { sent_at: clock.now(), body_text: null, body_html: null }
    await db.updateTable('mail').set(sent).where('recipient', '=', student.email).execute()
    expect(await undo()).toMatchObject({ status: 409 })
    expect(await statusOf()).toBe('ACCEPTED')
  })
})

describe('is for whoever accepted', () => {
  test('and not for a colleague', async () => {
    await accept()
    for (const who of [nora, emese])
      expect(await undo(who)).toMatchObject({ status: 409, body: { code: 'registration-undo-late' } })
    expect(await statusOf()).toBe('ACCEPTED')
  })

  test('and a stranger’s is not found', async () => {
    await accept()
    expect(await undo(ferenc)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  test('with a marked set all or none', async () => {
    await accept()
    const other = await enter({ standing: 'WAITING', university: 'szte' })
    const { id } = await db
      .selectFrom('registration')
      .select('id')
      .where('account_id', '=', other.id)
      .executeTakeFirstOrThrow()
    await as(nora).does(registration.accept, { params: { id } })
    expect(await undo(gabor, [student.registration, id])).toMatchObject({ status: 409 })
    expect([await statusOf(), await statusOf(id)]).toEqual(['ACCEPTED', 'ACCEPTED'])
  })
})

describe('at once', () => {
  test('two take it back once, and both are answered', async () => {
    await accept()
    const replies = await Promise.all([undo(), undo(), undo()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await acts()).filter((act) => act === 'registration-undo')).toHaveLength(1)
  })

  test('a colleague rejects before or after it, and never what was accepted', async () => {
    await accept()
    const reject = as(nora).call(registration.reject, {
      params: { id: student.registration },
      body: { reason: 'Nem látjuk.' },
    })
    const [back, rejected] = await Promise.all([undo(), reject])
    expect(back.status).toBe(200)
    // Before it the student was accepted, and the colleague is told so.
    expect([200, 409]).toContain(rejected.status)
    expect(await statusOf()).toBe(rejected.status === 200 ? 'REJECTED' : 'WAITING')
    expect(await told()).not.toContain('Elfogadtuk a regisztrációdat')
  })
})
