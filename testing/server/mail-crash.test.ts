import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auth } from '#people/auth/calls.ts'
import { copyFilled } from './filled-folders.ts'
import { killDatabase, killPlatform } from './kills.ts'
import { openPostOffice } from './post-office.ts'
import { ask, type Process, query, startRajt, untilServes } from './process.ts'
import { until } from './until.ts'

const folder = mkdtempSync(join(tmpdir(), 'rajt-mail-'))
const office = await openPostOffice()
const start = () => startRajt(folder, { SMTP_URL: office.url })
let rajt: Process
let students: { email: string }[]
beforeAll(async () => {
  await copyFilled('semester-1', folder)
  rajt = await start()
  students = await query(
    folder,
    "select email from account where role = 'STUDENT' and released_at is null and disabled_at is null order by email limit 36",
  )
  return async () => {
    rajt.child.kill('SIGTERM')
    await rajt.ended
  }
})
afterAll(async () => {
  await office.close()
  rmSync(folder, { recursive: true, force: true })
})

const waiting = () => query(folder, 'select id from mail where sent_at is null')

/** Every mail was delivered and noted, and whatever came twice says that it is the same. */
async function expectAllDelivered(): Promise<void> {
  await until('every mail is sent', async () => (await waiting()).length === 0, 30_000)
  const mails = await query<{ id: string }>(folder, 'select id from mail')
  const idOf = (headers: string[]) => headers.find((line) => line.startsWith('Message-ID'))
  expect(new Set(office.delivered.map(({ headers }) => idOf(headers))).size).toBe(mails.length)
}

test('mails asked for while the platform is killed again and again all arrive, each as one', {
  tags: 'long',
}, async () => {
  office.takeTime(150)
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round++) {
    const before = acknowledged.length
    const asking = students.slice(round * 12, (round + 1) * 12).map(async ({ email }) => {
      const { status } = await ask(rajt, auth.forgotPassword, { body: { email } })
      if (status === 200) acknowledged.push(email)
    })
    await until('some are acknowledged, and others are under way', () => acknowledged.length > before + round)
    await killPlatform(rajt)
    await Promise.all(asking)
    rajt = await start()
  }
  office.takeTime(0)
  await expectAllDelivered()
  const recipients = (await query<{ recipient: string }>(folder, 'select recipient from mail')).map(
    (one) => one.recipient,
  )
  expect(acknowledged.filter((email) => !recipients.includes(email))).toEqual([])
  expect(acknowledged.length).toBeLessThan(students.length)
})

test('mails that are on their way while the database is killed all arrive, each as one', {
  tags: 'long',
}, async () => {
  office.takeTime(400)
  await Promise.all(
    students.slice(0, 12).map(({ email }) => ask(rajt, auth.forgotPassword, { body: { email } })),
  )
  for (let round = 0; round < 2; round++) {
    // Several times in a row: it is away for longer than the jobs wait before they look again.
    for (let again = 0; again < 3; again++) await killDatabase(folder, rajt)
    await untilServes(rajt)
    await sleep(1000)
  }
  office.takeTime(0)
  await expectAllDelivered()
})
