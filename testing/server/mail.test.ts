import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { auth } from '#people/auth/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { openPool } from '#platform/server/database.ts'
import { startJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { type Letter, sendMail } from '#platform/server/mail.ts'
import type { MailTemplate } from '#platform/server/mail-templates.ts'
import { mailWorker } from '#platform/server/mail-worker.ts'
import { transact } from '#platform/server/transact.ts'
import { openPostOffice } from './post-office.ts'
import { buildTestRajt } from './rajt.ts'
import { registerForm } from './registering.ts'
import { until } from './until.ts'

const office = await openPostOffice()
const rajt = await buildTestRajt({ settings: { SMTP_URL: office.url } })
const { guest, db, clock, enter, settings, files, log, failures } = rajt
const pool = openPool(rajt.url, 6)
const warnings: string[] = []
const workers = workersOf({
  db,
  clock,
  settings,
  files,
  log: openLog('warn', { write: (line) => void warnings.push(line) }),
})
const jobs = await startJobs(pool, workers, log)
afterAll(async () => {
  await jobs.stop()
  await pool.end()
  await office.close()
})
beforeEach(() => void office.delivered.splice(0))

const letter: Letter = { subject: 'Üdv a Rajtnál', greeting: 'Szia Ödön!', paragraphs: ['Első', 'Őszi'] }
const send = (
  own: Partial<Letter> = {},
  email = 'odon@test.example',
  template: MailTemplate = 'verify-email',
) =>
  transact(db, (tx) => sendMail(tx, template, { email, language: 'hu' }, { ...letter, ...own }, clock.now()))
const arrived = async (n = 1) => {
  await until(`${n} mails`, () => office.delivered.length >= n)
  return office.delivered[0] ?? { from: '', to: [], headers: [], parts: [] }
}
const jobsLeft = async () =>
  (await rajt.pool.query("select from graphile_worker.jobs where task_identifier = 'send-mail'")).rowCount
const settledMails = () =>
  until('every mail is settled', async () => {
    const open = await db.selectFrom('mail').select('id').where('sent_at', 'is', null).execute()
    return open.length === 0
  })

describe('a mail', () => {
  test('arrives with text and HTML, in Hungarian letters', async () => {
    await send()
    const { from, to, headers, parts } = await arrived()
    expect({ from, to }).toEqual({ from: 'rajt@rajt.example', to: ['odon@test.example'] })
    expect(headers).toContain('Content-Language: hu')
    expect(headers).toContain('Auto-Submitted: auto-generated')
    expect(parts[0]).toContain('Szia Ödön!\n\nElső\n\nŐszi'.replaceAll('\n', '\r\n'))
    expect(parts[1]).toContain('<p style="margin:0 0 16px;white-space:pre-line">Szia Ödön!</p>')
    await settledMails()
  })

  test.each([
    ['reset-password', true],
    ['email-corrected', false],
    ['second-factor-reset', false],
  ] as const)('of the template %s says that nothing need be done: %s', async (template, isSaid) => {
    await send({}, 'odon@test.example', template)
    const { parts } = await arrived()
    expect(parts.map((part) => part.includes('Ha nem te kérted, nincs teendőd'))).toEqual([isSaid, isSaid])
    await settledMails()
  })

  test('names the address of the office, as it is now, at its end', async () => {
    await db.updateTable('semester').set({ contact_email: 'iroda@program.example' }).execute()
    await send()
    const { parts } = await arrived()
    expect(parts[0]).toContain('Írj ide: iroda@program.example')
    expect(parts[1]).toContain('Írj ide: iroda@program.example</p>')
    await settledMails()
  })

  test('carries the link of a reset, which works', async () => {
    const { email } = await enter()
    await guest.does(auth.forgotPassword, { body: { email } })
    const { to, parts } = await arrived()
    expect(to).toEqual([email])
    const token = parts[0]?.match(/change-password\/([A-Za-z0-9_-]{43})/)?.[1] ?? ''
    await guest.does(auth.changePassword, { params: { token }, body: { password: 'korai madar 42' } })
    await settledMails()
  })

  test('is forgotten once it was sent: its links are secrets', async () => {
    const { email } = await enter()
    await guest.does(auth.forgotPassword, { body: { email } })
    await arrived()
    await settledMails()
    const row = db.selectFrom('mail').selectAll().where('recipient', '=', email)
    expect(await row.executeTakeFirst()).toMatchObject({
      body_text: null,
      body_html: null,
      sent_at: expect.any(Date),
      template: 'reset-password',
    })
  })

  test('leaves once, though its job runs again', async () => {
    await send()
    await arrived()
    await settledMails()
    const { id } = await db
      .selectFrom('mail')
      .select('id')
      .orderBy('sent_at', 'desc')
      .executeTakeFirstOrThrow()
    await workers['send-mail']({ mail: id })
    expect(office.delivered).toHaveLength(1)
  })

  test('of an act that was rolled back never leaves', async () => {
    const failed = transact(db, async (tx) => {
      await sendMail(tx, 'verify-email', { email: 'never@test.example', language: 'hu' }, letter, clock.now())
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await send()
    await arrived()
    expect(office.delivered.flatMap(({ to }) => to)).toEqual(['odon@test.example'])
    await settledMails()
  })
})

describe('a post office that refuses', () => {
  test.each(['recipient', 'data'] as const)('for now, at the %s, is asked again', async (at) => {
    office.refuse(at, 451, 'Try again later')
    await send()
    await until('the first try', () => failures.length > 0)
    await arrived()
    await settledMails()
    expect(office.delivered).toHaveLength(1)
    failures.splice(0)
  })

  test.each(['recipient', 'data'] as const)('for good, at the %s, is not asked again', async (at) => {
    office.refuse(at, 550, 'No such mailbox: refused@test.example')
    await send({}, 'refused@test.example')
    const mail = () =>
      db.selectFrom('mail').selectAll().where('recipient', '=', 'refused@test.example').executeTakeFirst()
    await until('it is given up', async () => (await mail())?.refused_at != null)
    expect(await mail()).toMatchObject({ refusal: 550, sent_at: null, body_text: null, body_html: null })
    await until('no job is left', async () => (await jobsLeft()) === 0)
    expect(office.delivered).toEqual([])
    const { id } = (await mail()) ?? {}
    const lines = warnings.splice(0)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ mail: id, refusal: 550 }])
    expect(lines.join()).not.toContain('refused@')
    await db.deleteFrom('mail').where('recipient', '=', 'refused@test.example').execute()
  })

  test('for ever is given up after the last try, in one line of the log', async () => {
    for (let n = 0; n < 3; n++) office.refuse('recipient', 450, 'Greylisted: late@test.example')
    await send({}, 'late@test.example')
    await until('the first try', () => failures.length === 1)
    // Its 25 tries take four days.
    const retry = `update graphile_worker._private_jobs set run_at = now(), max_attempts = 3`
    for (const n of [2, 3]) {
      await rajt.pool.query(retry)
      await rajt.pool.query('notify "jobs:insert", \'{"count":1}\'')
      if (n === 2) await until('the second try', () => failures.length === 2)
    }
    const mail = () =>
      db.selectFrom('mail').selectAll().where('recipient', '=', 'late@test.example').executeTakeFirst()
    await until('it is given up', async () => (await mail())?.given_up_at != null)
    expect(await mail()).toMatchObject({ tries: 3, failure: 450, sent_at: null, refused_at: null })
    await until('no job is left', async () => (await jobsLeft()) === 0)
    const lines = warnings.splice(0)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ mail: (await mail())?.id, failure: 450 }])
    expect(lines.join()).not.toContain('late@')
    failures.splice(0)
    await db.deleteFrom('mail').where('recipient', '=', 'late@test.example').execute()
  })

  test('for good, because of the sender, is asked again: the settings may be wrong', async () => {
    office.refuse('sender', 550, 'Not from here')
    await send()
    await until('the first try', () => failures.length > 0)
    await arrived()
    await settledMails()
    expect(warnings).toEqual([])
    failures.splice(0)
  })

  test('is told the same message id each time', async () => {
    await send()
    await arrived()
    await settledMails()
    const { id } = await db
      .selectFrom('mail')
      .select('id')
      .orderBy('sent_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(office.delivered[0]?.headers).toContain(`Message-ID: <${id}@rajt.test>`)
  })
})

describe('nobody writes headers of their own', () => {
  const evil = '\r\nBcc: evil@test.example\r\n\r\nNew body'

  test('through a subject', async () => {
    await send({ subject: `Üdv${evil}` })
    const { to, headers } = await arrived()
    expect(to).toEqual(['odon@test.example'])
    expect(headers.filter((one) => /^bcc/i.test(one))).toEqual([])
    await settledMails()
  })

  test('through a name', async () => {
    const form = registerForm({ firstname: 'Ödön\nBcc: evil@test.example', surname: 'Őrsi\r\nX-Evil: 1' })
    expect(await guest.refused(registration.register, { body: form })).toMatchObject({
      fields: { firstname: { rule: 'format' }, surname: { rule: 'format' } },
    })
    await send({ greeting: `Szia ${form.firstname}!`, subject: form.surname })
    expect((await arrived()).headers.filter((one) => /evil/i.test(one.split(':')[0] ?? ''))).toEqual([])
    await settledMails()
  })

  test('through an address', async () => {
    for (const email of [
      'a@test.example\r\nRCPT TO:<evil@test.example>',
      'a@test.example, evil@test.example',
    ])
      expect((await guest.call(auth.forgotPassword, { body: { email } })).status).toBe(400)
  })

  test('a subject cannot inject HTML', async () => {
    await send({
      greeting: '<img src=x onerror=alert(1)>',
      button: { label: '"><b>', url: 'http://rajt.test/"><script>' },
    })
    const { parts } = await arrived()
    expect(parts[1]).not.toMatch(/<img|<script|<b>/)
    await settledMails()
  })
})

describe('without SMTP', async () => {
  const quiet = await buildTestRajt({ settings: { PUBLIC_URL: 'http://localhost' } })

  test('a mail stays readable on the page of the demonstration', async () => {
    const { email } = await quiet.enter()
    await quiet.guest.does(auth.forgotPassword, { body: { email } })
    const [mail] = await quiet.mails(email)
    const { id } = await quiet.db
      .selectFrom('mail')
      .select('id')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    await mailWorker(quiet)({ mail: id })
    const list = await quiet.app.inject({ url: '/dev/mail' })
    expect(list.body).toContain(email)
    expect(list.body).toContain(`/dev/mail/${id}`)
    const page = await quiet.app.inject({ url: `/dev/mail/${id}` })
    expect(page.body).toBe(mail?.html)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    for (const other of [
      'nothing',
      '00000000-0000-4000-8000-000000000000',
      '------------------------------------',
    ])
      expect((await quiet.app.inject({ url: `/dev/mail/${other}` })).statusCode).toBe(404)
  })
})
