import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { days, later, minutes } from '#platform/server/clock.ts'
import { certificatesOf } from '#testing/server/certificates.ts'
import { onePagersOf, pdf } from '#testing/server/one-pagers.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { whileSemester } from '#testing/server/semester.ts'

const rajt = await buildTestRajt()
const { mails, db, clock } = rajt
const { completeCourse, handIn, onboard, ready } = await onePagersOf(rajt)
const { download, finisher, improve } = await certificatesOf(rajt)
const to = async ({ email }: Person, template: string) =>
  (await mails(email)).filter((one) => one.template === template)
const runClock = () => workersOf(rajt)['missed-one-pagers']({})
const deadlineNow = (work: () => Promise<void>, at = clock.now()) =>
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
  await deadlineNow(async () => {
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
  await deadlineNow(async () => {
    await runClock()
    await completeCourse(late)
    await runClock()
  })
  expect(await to(missed, 'one-pager-missed')).toHaveLength(1)
  expect(await to(late, 'one-pager-missed')).toEqual([])
  clock.pass(days(1))
  await deadlineNow(runClock)
  expect(await to(missed, 'one-pager-missed')).toHaveLength(1)
  expect(await to(late, 'one-pager-missed')).toHaveLength(1)
})

test('nobody is written to about a deadline that is long over', async () => {
  const missed = await ready()
  await deadlineNow(runClock, later(clock.now(), -days(8)))
  expect(await to(missed, 'one-pager-missed')).toEqual([])
})
