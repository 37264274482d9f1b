import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openPostOffice } from './post-office.ts'
import { addressOf, type Process, query, spawnRajt } from './process.ts'
import { metricsOfText } from './read-metrics.ts'
import { filledFolder, newFolder, start, withoutPeople } from './starting.ts'
import { databaseAt } from './template.ts'
import { until } from './until.ts'

const post = await openPostOffice()
afterAll(() => post.close())

const TOKEN = 'the-token-of-both-processes-of-these-tests'
const metricsAt = async (url: string) => {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return metricsOfText(await answer.text())
}

test('one process answers requests and leaves jobs to another, which answers none', {
  tags: 'long',
}, async () => {
  const folder = await filledFolder('empty')
  await start(folder, withoutPeople)
  await query(folder, 'create database shared')
  const own = {
    ...withoutPeople,
    DATABASE_URL: databaseAt(addressOf(folder), 'shared'),
    FIRST_OFFICE_EMAIL: 'first@office.example',
    SMTP_URL: post.url,
    METRICS_TOKEN: TOKEN,
  }
  const web = await start(newFolder(), { ...own, ROLES: 'web' })
  expect((await fetch(`${web.url}/api/context`)).status).toBe(200)
  await sleep(1_500)
  expect(post.delivered).toEqual([])
  const worker = await start(newFolder(), { ...own, ROLES: 'worker' })
  await until('the invitation arrives', () => post.delivered.length > 0)
  expect(post.delivered.map(({ to }) => to)).toEqual([['first@office.example']])
  expect((await fetch(`${worker.url}/api/context`)).status).toBe(404)
  const mails = async ({ url }: Process) => {
    const { sumOf } = await metricsAt(url)
    return sumOf('rajt_job_ends_total', { task: 'send-mail', outcome: 'sent' })
  }
  await until('the worker has told that it sent it', async () => (await mails(worker)) === 1)
  expect(await mails(web)).toBeNull()
  expect((await metricsAt(worker.url)).sumOf('rajt_info', { roles: 'worker' })).toBe(1)
  expect((await metricsAt(web.url)).sumOf('rajt_info', { roles: 'web' })).toBe(1)
})

test('a process of one role is refused where the embedded database serves it alone, and an unknown role everywhere', async () => {
  const alone = await spawnRajt(newFolder(), { ROLES: 'web' })
  expect(await alone.ended).toBe(1)
  expect(alone.output()).toContain('set DATABASE_URL')
  const unknown = await spawnRajt(newFolder(), { ROLES: 'web,clock' })
  expect(await unknown.ended).toBe(1)
  expect(unknown.output()).toContain('must be web, worker or both')
})
