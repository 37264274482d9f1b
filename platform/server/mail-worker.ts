import type { FastifyBaseLogger } from 'fastify'
import type { Updateable } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Mail } from './database.generated.ts'
import type { Database, Tx } from './database.ts'
import type { JobOutcome } from './events.ts'
import { answerOf, isForGood, type SmtpFailure } from './mail-failure.ts'
import { type JobPayloads, schedule } from './schedule.ts'
import type { Settings } from './settings.ts'

/** Milliseconds for each step of the conversation; past them the job tries again later, and waits longer each time. */
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

interface Sending {
  db: Database
  settings: Settings
  log: FastifyBaseLogger
}

/**
 * The job: sends through SMTP and forgets the body, which holds links. Without SMTP the mail is kept, readable here, and
 * leaves at a later start with it. One whose last try failed is given up; its text stays, so that it can be sent again.
 */
export function mailWorker({
  db,
  settings,
  log,
}: Sending): (payload: JobPayloads['send-mail'], isLast?: boolean) => Promise<JobOutcome> {
  if (!settings.SMTP_URL) return ({ mail: id }) => keep(db, id)
  const transport = createTransport({ url: settings.SMTP_URL, ...patience })
  return async ({ mail: id }, isLast = false) => {
    const mail = await db
      .selectFrom('mail')
      .selectAll()
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('refused_at', 'is', null)
      .where('given_up_at', 'is', null)
      .executeTakeFirst()
    if (!mail?.body_text || !mail.body_html) return 'done'
    const failure = await transport
      .sendMail({
        // The same id on every try, so that a repeated delivery can be told as one.
        messageId: `<${mail.id}@${new URL(settings.publicUrl).hostname}>`,
        from: settings.MAIL_FROM,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
      })
      .then(
        () => null,
        (error: SmtpFailure) => error,
      )
    // Given up meanwhile, where it was under way when its link died.
    const forgotten = { body_text: null, body_html: null, given_up_at: null }
    if (!failure) {
      await note(db, id, { sent_at: new Date(), ...forgotten })
      return 'sent'
    }
    const { responseCode = 0 } = failure
    const told = { part: 'mail', mail: id, template: mail.template }
    if (isForGood(failure)) {
      const refused = { refused_at: new Date(), refusal: responseCode, answer: answerOf(failure) }
      await note(db, id, { ...refused, ...forgotten })
      log.warn({ ...told, refusal: responseCode }, 'mail refused for good')
      return 'refused'
    }
    await noteTry(db, id, failure, isLast)
    // The queue tries again later; the log gets the codes alone.
    if (!isLast) throw new Error(`mail not taken: ${failure.code ?? 'unknown'} ${responseCode || ''}`)
    log.warn({ ...told, failure: responseCode }, 'mail given up')
    return 'given-up'
  }
}

async function keep(db: Database, id: string): Promise<JobOutcome> {
  await db
    .updateTable('mail')
    .set({ kept_at: new Date() })
    .where('id', '=', id)
    .where((eb) => eb(eb.fn.coalesce('sent_at', 'refused_at', 'given_up_at'), 'is', null))
    .execute()
  return 'kept'
}

async function note(db: Database, id: string, outcome: Updateable<Mail>): Promise<void> {
  await db
    .updateTable('mail')
    .set(outcome)
    .where('id', '=', id)
    .where((eb) => eb(eb.fn.coalesce('sent_at', 'refused_at'), 'is', null))
    .execute()
}

async function noteTry(db: Database, id: string, failure: SmtpFailure, isLast: boolean): Promise<void> {
  const now = new Date()
  const tried = { failed_at: now, failure: failure.responseCode ?? 0, answer: answerOf(failure) }
  await db
    .updateTable('mail')
    .set((eb) => ({ ...tried, tries: eb('tries', '+', 1), ...(isLast && { given_up_at: now }) }))
    .where('id', '=', id)
    .where((eb) => eb(eb.fn.coalesce('sent_at', 'refused_at', 'given_up_at'), 'is', null))
    .execute()
}

/**
 * At a start with a mail server: what was kept without one leaves now, once. Mails of a demonstration stay, whose people
 * are invented. Answers how many leave.
 */
export async function sendKept(tx: Tx): Promise<number> {
  const released = await tx
    .updateTable('mail')
    .set({ kept_at: null })
    .where('kept_at', 'is not', null)
    .where('body_text', 'is not', null)
    .returning('id')
    .execute()
  if (released.length > 0)
    await schedule(
      tx,
      'send-mail',
      released.map(({ id }) => ({ mail: id })),
    )
  return released.length
}
