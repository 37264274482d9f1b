import { expect, test } from 'vitest'
import { registration } from '#people/registration/calls.ts'
import { days } from '#platform/server/clock.ts'
import { breakingOf } from '#testing/server/break-rows.ts'
import { gabor } from '#testing/server/cast.ts'
import type { Standing } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { registerForm } from '#testing/server/registering.ts'
import { dependents, forgetOldRegistrations, kept } from './forget.ts'

const rajt = await buildTestRajt()
const { as, guest, mails, db, enter, clock, renew } = rajt
const { breakRows, mend } = breakingOf(rajt)

const isKnown = async (id: string) =>
  (await db.selectFrom('account').select('id').where('id', '=', id).execute()).length === 1
const night = () => forgetOldRegistrations(db, clock.now())

test.each<[Standing, number]>([
  ['UNVERIFIED', kept.unverified],
  ['REJECTED', kept.rejected],
])('%s is forgotten when its time has come, and not before', async (standing, time) => {
  const { id, registration: row } = await enter({ standing })
  const from = standing === 'REJECTED' ? { decided_at: clock.now() } : { since: clock.now() }
  await db.updateTable('registration').set(from).where('id', '=', row).execute()
  clock.pass(time - days(1))
  await night()
  expect(await isKnown(id)).toBe(true)
  clock.pass(days(2))
  await night()
  expect(await isKnown(id)).toBe(false)
  const audit = db.selectFrom('audit').select('act').where('subject_id', '=', row).orderBy('id', 'desc')
  expect(await audit.executeTakeFirst()).toEqual({ act: 'registration-forgotten' })
})

test('who waits, was accepted or has begun the course is kept', async () => {
  const standings: Standing[] = ['WAITING', 'ONBOARDING', 'ENROLLED']
  const people = await Promise.all(standings.map((standing) => enter({ standing })))
  const dropped = await enter()
  clock.pass(days(1))
  await renew(gabor)
  await as(gabor).does(registration.reopen, { params: { id: dropped.registration }, body: {} })
  await as(gabor).does(registration.reject, {
    params: { id: dropped.registration },
    body: { reason: 'Mégsem' },
  })
  clock.pass(days(365))
  await night()
  for (const { id } of [...people, dropped]) expect(await isKnown(id)).toBe(true)
})

test('who was let in, stayed out of a semester and was rejected is forgotten like the others', async () => {
  const { id, registration: row } = await enter({ standing: 'ONBOARDING' })
  const semester_id = db.selectFrom('semester').select('id').where('is_current', '=', true)
  await db.insertInto('absence').values({ account_id: id, semester_id }).execute()
  await renew(gabor)
  await as(gabor).does(registration.reopen, { params: { id: row }, body: {} })
  await as(gabor).does(registration.reject, { params: { id: row }, body: { reason: 'Mégsem' } })
  clock.pass(kept.rejected + days(1))
  await night()
  expect(await isKnown(id)).toBe(false)
})

test('whatever belongs to an account is forgotten with it, or nobody has it who never began', async () => {
  const begun = ['certificate', 'exam_attempt', 'former_seat', 'lesson_done', 'onboarding', 'one_pager']
  const later = ['one_pager_onboarding', 'regrade_notice', 'remark', 'rescue_place', 'seat']
  const ofStaff = ['second_factor', 'upload']
  const { rows } = await rajt.pool.query<{ table: string }>(`select conrelid::regclass::text as "table"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.confrelid = 'account'::regclass and c.confdeltype = 'a' and a.attname = 'account_id'`)
  const known = [...dependents, 'registration', ...begun, ...later, ...ofStaff]
  expect(rows.map(({ table }) => table).filter((table) => !known.includes(table))).toEqual([])
})

test('a registration that waits cannot be deleted', async () => {
  const { registration: row } = await enter({ standing: 'WAITING' })
  await expect(db.deleteFrom('registration').where('id', '=', row).execute()).rejects.toThrow('append-only')
})

test('a slip in the address does not keep a student out: the right one has the Neptun code', async () => {
  const wrong = registerForm()
  await guest.does(registration.register, { body: wrong })
  const right = registerForm({ neptun: wrong.neptun, username: wrong.username })
  await guest.does(registration.register, { body: right })
  const accessToken = (await mails(right.email))[0]?.token ?? ''
  const body = { password: right.password }
  await guest.does(registration.verifyEmail, { params: { accessToken }, body })
})

test('two addresses that take one code from each other are mailed no more than any other', async () => {
  const one = registerForm()
  const other = registerForm({ neptun: one.neptun })
  for (let n = 0; n < 8; n++)
    for (const body of [one, other]) await guest.call(registration.register, { body })
  for (const { email } of [one, other]) {
    const told = (await mails(email)).filter(({ template }) => template !== 'registration-code')
    expect(told.length).toBeLessThanOrEqual(5)
  }
})

test('one that cannot be forgotten is told, and holds up no other', async () => {
  const people = [
    await enter({ standing: 'UNVERIFIED' }),
    await enter({ standing: 'UNVERIFIED' }),
    await enter({ standing: 'UNVERIFIED' }),
  ].map(({ id }) => id)
  clock.pass(kept.unverified + days(30))
  await breakRows('account', 'delete', `old.id = '${people[1]}'`)
  await expect(night()).rejects.toMatchObject({ code: 'ZZ001' })
  expect(await Promise.all(people.map(isKnown))).toEqual([false, true, false])
  await mend()
})
