import { afterAll, expect, test } from 'vitest'
import { openPostOffice } from '#testing/server/post-office.ts'
import { addressOf, query } from '#testing/server/process.ts'
import { metricsOfText } from '#testing/server/read-metrics.ts'
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

const CLOCKS = ['exam-clock', 'request-clock', 'missed-one-pagers']
const TOKEN = 'the-token-of-the-processes-of-this-drill'

test('clocks tick once a minute, however many processes run jobs', async () => {
  const folder = await filledFolder('empty')
  await start(folder, withoutPeople)
  await query(folder, 'create database clocks')
  const own = {
    ...withoutPeople,
    DATABASE_URL: databaseAt(addressOf(folder), 'clocks'),
    SMTP_URL: post.url,
    ROLES: 'worker',
    METRICS_TOKEN: TOKEN,
  }
  const workers = [
    await start(newFolder(), own),
    await start(newFolder(), own),
    await start(newFolder(), own),
  ]
  const ticks = async (task: string) => {
    let sum = 0
    for (const { url } of workers) {
      const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
      sum += metricsOfText(await answer.text()).sumOf('rajt_job_ends_total', { task, outcome: 'done' }) ?? 0
    }
    return sum
  }
  const from = Date.now()
  const inMinute = () => (Date.now() % 60_000) / 1_000
  await until('two minutes have begun', () => Date.now() - from > 120_000 && inMinute() > 20, 200_000)
  const minutesBegun = Math.floor(Date.now() / 60_000) - Math.floor(from / 60_000)
  for (const task of CLOCKS) expect([task, await ticks(task)]).toEqual([task, minutesBegun])
}, 300_000)
