import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { days, later, minutes, seconds } from '#platform/server/clock.ts'
import { Connection } from '#platform/server/connection.ts'
import { BEAT } from '#platform/server/listen.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { asFirst } from '#programme/programme/server/first-semester.ts'
import { certificatesOf } from '#testing/server/certificates.ts'
import { examsOf } from '#testing/server/exams.ts'
import { onePagersOf, pdf } from '#testing/server/one-pagers.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { whileSemester } from '#testing/server/semester.ts'
import { waitingForLocks } from '#testing/server/waiting-for-locks.ts'
import { RECKONED_AFTER } from './missed.ts'

const rajt = await buildTestRajt()
const { mails, db, clock } = rajt
const { completeCourse, handIn, onboard, ready } = await onePagersOf(rajt)
const { fail } = await examsOf(rajt)
const { download, finisher, improve } = await certificatesOf(rajt)
const to = async ({ email }: Person, template: string) =>
  (await mails(email)).filter((one) => one.template === template)
const runClock = () => workersOf(rajt)['missed-one-pagers']({})
/** Long enough ago for every upload that began before it to have arrived. */
const deadlineOver = (work: () => Promise<void>, at = later(clock.now(), -RECKONED_AFTER)) =>
  whileSemester(rajt, { one_pager_deadline: at }, work)

test('a one-pager that was handed in is mailed to its student once, with the sha256 of the file', async () => {
  const student = await ready()
  const file = pdf('Ötlet')
  await handIn(student, null, file)
  await handIn(student, null, file)
  const [mail, ...more] = await to(student, 'handed-in')
  expect(more).toEqual([])
  const digest = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex')
  expect(mail?.text).toContain(digest)
  expect(mail?.text).toContain('Oldalak száma: 1\n')
  expect(mail?.subject).toBe('Megkaptuk a one-pageredet')
})

test('one that was refused is not', async () => {
  const student = await rajt.enter()
  await onboard(student)
  expect(await handIn(student)).toMatchObject({ status: 409 })
  expect(await mails(student.email)).toEqual([])
})

test('a certificate is mailed when it is issued, and not when it is downloaded again', async () => {
  const student = await finisher()
  await download(student)
  await download(student)
  const [mail, ...more] = await to(student, 'certificate-issued')
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/Sorszám: \S+-\d{6}/)
  expect(mail?.text).toMatch(/http:\/\/rajt\.test\/app\/certificate\/[0-9a-f]{32}/)
  expect(mail?.text).not.toContain('korábbi helyébe')
  await improve(student, 90)
  await download(student)
  expect((await to(student, 'certificate-issued')).at(-1)?.text).toContain('korábbi helyébe')
})

test('after the deadline whoever had completed everything and handed in nothing is written to, once', async () => {
  const [missed, handed, half] = [await ready(), await ready(), await rajt.enter()]
  const english = await ready()
  await db.updateTable('account').set({ language: 'en' }).where('id', '=', english.id).execute()
  await handIn(handed)
  await runClock()
  expect(await to(missed, 'one-pager-missed')).toEqual([])
  clock.pass(RECKONED_AFTER + seconds(1))
  await deadlineOver(async () => {
    await Promise.all([runClock(), runClock()])
    await runClock()
  })
  const [mail, ...more] = await to(missed, 'one-pager-missed')
  expect(more).toEqual([])
  expect(mail?.text).toContain('a tanúsítványod')
  expect((await to(english, 'one-pager-missed'))[0]?.subject).toBe('The one-pager deadline has passed')
  for (const other of [handed, half]) expect(await to(other, 'one-pager-missed')).toEqual([])
})

test('who completes the course after the deadline has not missed it, and a later deadline tells nobody twice', async () => {
  const late = await rajt.enter()
  const missed = await ready()
  clock.pass(minutes(1))
  await completeCourse(late)
  clock.pass(RECKONED_AFTER)
  await deadlineOver(runClock)
  expect(await to(missed, 'one-pager-missed')).toHaveLength(1)
  expect(await to(late, 'one-pager-missed')).toEqual([])
  clock.pass(days(1))
  await deadlineOver(runClock)
  expect(await to(missed, 'one-pager-missed')).toHaveLength(1)
  expect(await to(late, 'one-pager-missed')).toHaveLength(1)
})

test('nobody has missed a deadline of a semester that asks for no modules', async () => {
  const student = await rajt.enter()
  await fail(student, 1)
  const asks = (extra: boolean) => db.updateTable('module').set({ extra }).where('extra', '=', !extra)
  const { numUpdatedRows } = await asks(true).where('position', '<=', 7).executeTakeFirst()
  expect(Number(numUpdatedRows)).toBeGreaterThan(0)
  clock.pass(RECKONED_AFTER)
  await deadlineOver(runClock)
  await asks(false).where('position', '<=', 7).execute()
  expect(await to(student, 'one-pager-missed')).toEqual([])
})

test('nobody is written to about a deadline that is long over', async () => {
  const missed = await ready()
  await deadlineOver(runClock, later(clock.now(), -days(8)))
  expect(await to(missed, 'one-pager-missed')).toEqual([])
})

/** The work begins in time. */
const beforeDeadline = (work: () => Promise<void>) =>
  whileSemester(rajt, { one_pager_deadline: later(clock.now(), seconds(1)) }, work)

test('nobody has missed a deadline while an upload that began before it may be on its way', async () => {
  const missed = await ready()
  await beforeDeadline(async () => {
    clock.pass(RECKONED_AFTER)
    await runClock()
    expect(await to(missed, 'one-pager-missed')).toEqual([])
    clock.pass(seconds(1))
    await runClock()
    expect(await to(missed, 'one-pager-missed')).toHaveLength(1)
  })
})

test('one that is being kept when those who missed the deadline are told is waited for', async () => {
  const [slow, missed] = [await ready(), await ready()]
  await beforeDeadline(async () => {
    const all: Promise<unknown>[] = []
    await db.transaction().execute(async (tx) => {
      await lockAccounts(tx, [slow.id])
      all.push(handIn(slow))
      await waitingForLocks(db, 1)
      clock.pass(RECKONED_AFTER + seconds(1))
      all.push(runClock())
      await waitingForLocks(db, 2)
    })
    expect((await Promise.all(all))[0]).toMatchObject({ status: 200 })
  })
  expect(await to(slow, 'one-pager-missed')).toEqual([])
  expect(await to(missed, 'one-pager-missed')).toHaveLength(1)
})

test('one that comes after they were told, however early it began, is refused', async () => {
  const slow = await ready()
  await beforeDeadline(async () => {
    const { id, one_pager_deadline: deadline } = asFirst(await currentSemester(db))
    const all: ReturnType<typeof handIn>[] = []
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('semester').select('id').where('id', '=', id).forNoKeyUpdate().execute()
      all.push(handIn(slow))
      await waitingForLocks(db, 1)
      await tx
        .insertInto('one_pager_reckoning')
        .values({ semester_id: id, deadline })
        .onConflict((on) => on.column('semester_id').doUpdateSet({ deadline }))
        .execute()
    })
    expect((await all[0])?.body).toMatchObject({ code: 'one-pager-deadline-passed' })
  })
})

// PostgreSQL takes 65,535 parameters, and a hundred thousand may have missed a deadline.
test('the statements about a missed deadline are the same however many missed it', async () => {
  const statements = vi.spyOn(Connection.prototype, 'query')
  const statementsFor = async (count: number) => {
    const missed: Person[] = []
    while (missed.length < count) missed.push(await ready())
    clock.pass(2 * RECKONED_AFTER)
    const made: unknown[] = []
    await deadlineOver(async () => {
      statements.mockClear()
      await runClock()
      made.push(...statements.mock.calls.map(([text]) => text).filter((text) => text !== BEAT))
    })
    for (const one of missed) expect(await to(one, 'one-pager-missed')).toHaveLength(1)
    return made
  }
  const [one, three] = [await statementsFor(1), await statementsFor(3)]
  statements.mockRestore()
  expect(three).toEqual(one)
})
