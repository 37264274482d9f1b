import type { FastifyBaseLogger } from 'fastify'
import type { Updateable } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Mail } from './database.generated.ts'
import type { Database, Tx } from './database.ts'
import { answerOf, isForGood, type SmtpFailure } from './mail-failure.ts'
import { type JobPayloads, schedule } from './record.ts'
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
 * leaves at a later start with it.
 */
export function mailWorker({
  db,
  settings,
  log,
}: Sending): (payload: JobPayloads['send-mail']) => Promise<void> {
  if (!settings.SMTP_URL) return ({ mail: id }) => note(db, id, { kept_at: new Date() })
  const transport = createTransport({ url: settings.SMTP_URL, ...patience })
  return async ({ mail: id }) => {
    const mail = await db
      .selectFrom('mail')
      .selectAll()
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('refused_at', 'is', null)
      .executeTakeFirst()
    if (!mail?.body_text || !mail.body_html) return
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
    const forgotten = { body_text: null, body_html: null }
    if (!failure) return note(db, id, { sent_at: new Date(), ...forgotten })
    if (!isForGood(failure)) return tryAgain(db, id, failure)
    const { responseCode: refusal = 0 } = failure
    await note(db, id, { refused_at: new Date(), refusal, answer: answerOf(failure), ...forgotten })
    log.warn({ part: 'mail', mail: id, template: mail.template, refusal }, 'mail refused for good')
  }
}

async function note(db: Database, id: string, outcome: Updateable<Mail>): Promise<void> {
  await db
    .updateTable('mail')
    .set(outcome)
    .where('id', '=', id)
    .where((eb) => eb(eb.fn.coalesce('sent_at', 'refused_at'), 'is', null))
    .execute()
}

/** Throws, so that the job tries again later; the log gets the codes alone. */
async function tryAgain(db: Database, id: string, failure: SmtpFailure): Promise<never> {
  const { code = 'unknown', responseCode = 0 } = failure
  const tried = { failed_at: new Date(), failure: responseCode, answer: answerOf(failure) }
  await db
    .updateTable('mail')
    .set((eb) => ({ ...tried, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
  throw new Error(`mail not taken: ${code} ${responseCode || ''}`)
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
