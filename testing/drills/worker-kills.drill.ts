import { afterAll, expect, test } from 'vitest'
import { openPostOffice } from '#testing/server/post-office.ts'
import { addressOf, query } from '#testing/server/process.ts'
import { openSilentSmtp } from '#testing/server/silent-smtp.ts'
import { filledFolder, newFolder, start, withoutPeople } from '#testing/server/starting.ts'
import { databaseAt } from '#testing/server/template.ts'
import { until } from '#testing/server/until.ts'

const GOES_ON_MS = 60_000
const post = await openPostOffice()
const silent = await openSilentSmtp()
afterAll(async () => {
  await post.close()
  await silent.close()
})

test('a job that a killed process held goes on within a minute on another one', async () => {
  const folder = await filledFolder('empty')
  await start(folder, withoutPeople)
  await query(folder, 'create database shared')
  const own = {
    ...withoutPeople,
    DATABASE_URL: databaseAt(addressOf(folder), 'shared'),
    FIRST_OFFICE_EMAIL: 'first@office.example',
  }
  const first = await start(newFolder(), { ...own, SMTP_URL: silent.url, ROLES: 'worker' })
  await until('the mail is being sent', () => silent.waiting() > 0)
  await start(newFolder(), { ...own, SMTP_URL: post.url, ROLES: 'worker' })
  const from = performance.now()
  first.child.kill('SIGKILL')
  await until('the mail arrives', () => post.delivered.length > 0, GOES_ON_MS)
  process.stdout.write(`its job went on after ${Math.round((performance.now() - from) / 1000)} s\n`)
  expect(post.delivered.map(({ to }) => to)).toEqual([['first@office.example']])
}, 180_000)
