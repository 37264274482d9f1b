import { afterEach, expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { auditLog } from '#office/audit-log/calls.ts'
import { days, hours, later } from '#platform/server/clock.ts'
import { transact } from '#platform/server/transact.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { times } from '#testing/server/at-once.ts'
import { breakingOf } from '#testing/server/break-rows.ts'
import { gabor } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { requests } from '../requests-calls.ts'
import { sendRequest } from './send.ts'
import { causeOf } from './stuck.ts'

const rajt = await buildTestRajt()
const { as, db, clock, settings, mails, renew, failures } = rajt
const { publish, applied, accept, ownOf } = teamsOf(rajt)
const { enter } = await beginSecond(rajt)
const { breakRows, mend } = breakingOf(rajt)
const runClock = () => workersOf(rajt)['request-clock']({})

/** Two people with one request each, which is due in five days. */
async function waiting() {
  const [owner, student] = [await enter(), await enter()]
  const id = await applied(student, await publish(owner))
  return { owner, student, id }
}
const at = async (time: number, from = start) => {
  clock.set(later(from, time))
  await renew(gabor)
}
const start = clock.now()
const subjects = async ({ email }: Person) => (await mails(email)).map(({ subject }) => subject)
const isReminded = async (who: Person) =>
  (await subjects(who)).some((one) => one.startsWith('A válaszodra vár'))
const stuck = async () => (await as(gabor).does(requests.setAside)).requests
const actsOn = async (id: string) => {
  const lines = await db
    .selectFrom('audit')
    .select('act')
    .where('subject_id', '=', id)
    .orderBy('at')
    .execute()
  return lines.map(({ act }) => act).filter((act) => act.startsWith('request-'))
}

afterEach(async () => {
  await mend()
  clock.set(start)
  await db.deleteFrom('set_aside_request').execute()
  await db
    .updateTable('team_request')
    .set({ status: 'REVOKED', closed_at: clock.now() })
    .where('status', '=', 'PENDING')
    .execute()
})

test('is set aside, the office is told, and the others go on', async () => {
  const [one, other, third] = [await waiting(), await waiting(), await waiting()]
  await breakRows('mail', 'insert', `new.recipient = '${other.owner.email}'`)
  await at(days(6))
  await runClock()
  expect([await isReminded(one.owner), await isReminded(other.owner), await isReminded(third.owner)]).toEqual(
    [true, false, true],
  )
  expect(await stuck()).toEqual([
    expect.objectContaining({
      _id: other.id,
      kind: 'APPLICATION',
      _person: { _id: other.student.id, surname: other.student.surname, firstname: other.student.firstname },
      since: clock.now().toISOString(),
      retryAt: later(clock.now(), hours(1)).toISOString(),
      tries: 1,
      cause: 'ZZ001',
    }),
  ])
  expect(await actsOn(other.id)).toEqual(['request-set-aside'])
  const lines = await as(gabor).does(auditLog.list, { body: { search: '' } })
  expect(lines.lines[0]).toMatchObject({ act: 'request-set-aside', by: null })
  const [logged = ''] = failures.splice(0)
  expect(JSON.parse(logged)).toMatchObject({
    part: 'request-clock',
    request: other.id,
    err: { code: 'ZZ001' },
  })
  expect(logged).not.toContain(other.owner.email)
})

test('is dealt with an hour later, and told only once until then', async () => {
  const { id, owner } = await waiting()
  await breakRows('mail', 'insert', `new.recipient = '${owner.email}'`)
  await at(days(6))
  await times(3, runClock)
  await at(days(6) + hours(1))
  await runClock()
  expect(await stuck()).toMatchObject([{ _id: id, tries: 2, since: later(start, days(6)).toISOString() }])
  expect(failures.splice(0)).toHaveLength(2)
  await mend()
  await runClock()
  expect(await isReminded(owner)).toBe(false)
  await at(days(6) + hours(2))
  await runClock()
  expect(await isReminded(owner)).toBe(true)
  expect(await stuck()).toEqual([])
  expect(await actsOn(id)).toEqual(['request-set-aside', 'request-resumed'])
})

test('is dealt with at once where the office asks for it', async () => {
  const { id, owner } = await waiting()
  await breakRows('mail', 'insert', `new.recipient = '${owner.email}'`)
  await at(days(6))
  await runClock()
  await mend()
  await runClock()
  expect(await isReminded(owner)).toBe(false)
  await as(gabor).does(requests.retry, { params: { id } })
  await runClock()
  expect(await isReminded(owner)).toBe(true)
  await as(gabor).does(requests.retry, { params: { id } })
  expect(await actsOn(id)).toEqual(['request-set-aside', 'request-retried', 'request-resumed'])
  expect(failures.splice(0)).toHaveLength(1)
})

test('whose own row cannot be written does not end, while the others do', async () => {
  const [one, other] = [await waiting(), await waiting()]
  await breakRows('team_request', 'insert or update', `new.id = '${other.id}'`)
  await at(days(10))
  await runClock()
  for (const who of [one.student, other.student]) await renew(who)
  expect(await ownOf(one.student)).toMatchObject([{ status: 'CLOSED', closedBy: 'expired' }])
  expect(await stuck()).toMatchObject([{ _id: other.id }])
  failures.splice(0)
})

test('is answered as any other, and then nobody is told of it any more', async () => {
  const { id, owner } = await waiting()
  await breakRows('mail', 'insert', `new.recipient = '${owner.email}'`)
  await at(days(6))
  await runClock()
  await mend()
  await renew(owner)
  expect(await accept(owner, id)).toMatchObject({ status: 200 })
  expect(await stuck()).toEqual([])
  await runClock()
  expect(await db.selectFrom('set_aside_request').selectAll().execute()).toEqual([])
  failures.splice(0)
})

test('two among more than one step holds are the only ones left', async () => {
  const owner = await enter()
  const project_id = await publish(owner)
  const students = await times(104, () => enter())
  await transact(db, async (tx) => {
    const scope = { tx, actor: { id: owner.id, role: 'STUDENT' as const }, now: clock.now(), settings }
    const semester = await secondSemester(tx)
    for (const { id: person_id } of students)
      await sendRequest(scope, semester, { kind: 'APPLICATION', project_id, person_id, motivation: 'Jó.' })
  })
  const broken = [students[3], students[101]].map((one) => one?.email)
  await breakRows('mail', 'insert', `new.recipient in ('${broken.join("','")}')`)
  await at(days(10))
  await runClock()
  const left = await db
    .selectFrom('team_request')
    .select('person_id')
    .where('status', '=', 'PENDING')
    .execute()
  expect(left.map(({ person_id }) => person_id).sort()).toEqual([students[3]?.id, students[101]?.id].sort())
  expect(await stuck()).toHaveLength(2)
  expect(failures.splice(0)).toHaveLength(2)
})

test('what the database cannot do now is nothing of the request’s own', async () => {
  const { owner } = await waiting()
  await breakRows('mail', 'insert', 'true', '53100')
  await at(days(6))
  await expect(runClock()).rejects.toMatchObject({ code: '53100' })
  expect(await stuck()).toEqual([])
  await mend()
  await runClock()
  expect(await isReminded(owner)).toBe(true)
})

test('the cause is a code or a kind of error, and nothing that somebody wrote', () => {
  expect(causeOf(Object.assign(new Error('Kiss Anna'), { code: '22P02' }))).toBe('22P02')
  expect(causeOf(new RangeError('Kiss Anna'))).toBe('RangeError')
  expect(causeOf(Object.assign(new Error('a'), { code: 'Kiss Anna' }))).toBe('Error')
  expect(causeOf('Kiss Anna')).toBe('unknown')
})
