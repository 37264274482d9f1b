import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#platform/contract/parts.ts'
import { cleanLine, cut, withoutDirections } from '#platform/contract/signs.ts'
import type { Tx } from './database.ts'
import { plain, plainInSql } from './html.ts'
import { jsonOf } from './json.ts'
import { isAskedFor, type MailTemplate } from './mail-templates.ts'
import { jobsOf, takeJobBack } from './schedule.ts'

/** A mail in one language: plain words, at most one code to type and one button. */
export interface Letter {
  subject: string
  greeting: string
  paragraphs: string[]
  code?: string
  button?: { label: string; url: string }
}

/** One template gives its letter in both languages. */
export type Template<Args> = Record<Language, (args: Args) => Letter>

interface Recipient {
  email: string
  language: Language
}

/** Each mail's footer names the office's address of the current semester (decision S2). */
const footers: Record<Language, (contact: string, asked: boolean) => string> = {
  hu: (contact, asked) =>
    `Rajt · Ezt a levelet a platform küldte.${asked ? ' Ha nem te kérted, nincs teendőd.' : ''} Kérdésed van? Írj ide: ${contact}`,
  en: (contact, asked) =>
    `Rajt · We sent you this email automatically.${asked ? ' If you didn’t ask for it, there’s nothing to do.' : ''} Questions? Write to ${contact}`,
}

async function contactOf(tx: Tx): Promise<string> {
  const current = await tx
    .selectFrom('semester')
    .select('contact_email')
    .where('is_current', '=', true)
    .executeTakeFirst()
  if (!current) throw new Error('a mail is written before there is a semester')
  return current.contact_email
}

/** Puts a mail and its job into the act's transaction: it leaves after the commit, and never without it (decision L8). */
export const sendMail = (
  tx: Tx,
  template: MailTemplate,
  to: Recipient,
  letter: Letter,
  now: Date,
): Promise<void> => sendMails(tx, template, [{ to, letter }], now)

/** Any number of mails, with their jobs, in as many statements as one. */
export async function sendMails(
  tx: Tx,
  template: MailTemplate,
  mails: readonly { to: Recipient; letter: Letter }[],
  now: Date,
  /** Until then `takeMailsBack` may. */
  at?: Date,
): Promise<void> {
  if (mails.length === 0) return
  const contact = await contactOf(tx)
  const texts = jsonOf(
    mails.map(({ to, letter }) => written(letter, to, footers[to.language](contact, isAskedFor[template]))),
  )
  const jobs = jobsOf(
    'send-mail',
    sql`(select json_build_object('mail', id) payload from written) mails`,
    at,
    at ? sql`'send-mail ' || (payload->>'mail')` : undefined,
  )
  await sql`with written as (
      insert into mail (recipient, language, subject, body_text, body_html, template, created_at)
      select recipient, language, subject, body_text, body_html, ${template}, ${now}::timestamptz
      from json_to_recordset(${texts}::json)
        as m (recipient text, language text, subject text, body_text text, body_html text)
      returning id)
    ${jobs}`.execute(tx)
}

/**
 * Takes mails back that wait to leave, as if they had never been written. False where one of them has begun to leave: that
 * one stays, and whoever refuses then leaves all of them as they were.
 */
export async function takeMailsBack(
  tx: Tx,
  template: MailTemplate,
  mails: readonly { recipient: string; createdAt: Date }[],
): Promise<boolean> {
  for (const { recipient, createdAt } of mails) {
    const mail = await tx
      .selectFrom('mail')
      .select('id')
      .where('recipient', '=', recipient)
      .where('template', '=', template)
      .where('created_at', '=', createdAt)
      .where('sent_at', 'is', null)
      .executeTakeFirst()
    if (!mail || !(await takeJobBack(tx, `send-mail ${mail.id}`))) return false
    await tx.deleteFrom('mail').where('id', '=', mail.id).execute()
  }
  return true
}

/** Stands for the reader's first name in a letter to many: a sign that no keyboard has. */
export const FIRSTNAME = '\u{E000}'

/** One letter for all readers of an audience and a language. */
interface Circular {
  audience: string
  language: Language
  letter: Letter
}

/**
 * A letter to many, with its jobs, in one statement however many they are: they differ in the first name alone.
 * `readers` selects `email`, `language`, `firstname` and `audience`.
 */
export async function sendToMany(
  tx: Tx,
  template: MailTemplate,
  { letters, readers }: { letters: readonly Circular[]; readers: RawBuilder<unknown> },
  now: Date,
): Promise<void> {
  const contact = await contactOf(tx)
  const texts = JSON.stringify(
    letters.map(({ audience, language, letter }) => ({
      audience,
      ...written(letter, { email: '', language }, footers[language](contact, isAskedFor[template])),
    })),
  )
  const jobs = jobsOf('send-mail', sql`(select json_build_object('mail', id) payload from written) mails`)
  const named = (text: string, name: RawBuilder<string>) =>
    sql`replace(${sql.ref(text)}, ${FIRSTNAME}, ${name})`
  const firstname = sql.ref<string>('r.firstname')
  await sql`with reader as (${readers}), written as (
    insert into mail (recipient, language, subject, body_text, body_html, template, created_at)
    select r.email, r.language, l.subject, ${named('l.body_text', firstname)},
      ${named('l.body_html', plainInSql(firstname))}, ${template}, ${now}::timestamptz
    from reader r join json_to_recordset(${texts}::json)
      as l (audience text, language text, subject text, body_text text, body_html text)
      on l.audience = r.audience and l.language = r.language
    returning id)
  ${jobs}`.execute(tx)
}

function written(letter: Letter, { email, language }: Recipient, footer: string) {
  return {
    recipient: email,
    language,
    // Names and titles stand in sentences here, which nothing that turns the text around may turn.
    subject: withoutDirections(oneLine(letter.subject)),
    body_text: withoutDirections(asText(letter, footer)),
    body_html: withoutDirections(asHtml(letter, language, footer)),
  }
}

/** Characters. */
const SUBJECT_MAX = 200
// A line break in a subject would let a name write headers of its own.
const oneLine = (value: string) => cut(cleanLine(value), SUBJECT_MAX)

// Two groups are easier to read and to type.
const spaced = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')

function asText({ greeting, paragraphs, code, button }: Letter, footer: string): string {
  const number = code ? [`    ${spaced(code)}`] : []
  const link = button ? [`${button.label}:\n${button.url}`] : []
  return [greeting, ...paragraphs, ...number, ...link, `--\n${footer}`].join('\n\n')
}

function asHtml(
  { subject, greeting, paragraphs, code, button }: Letter,
  language: Language,
  footer: string,
): string {
  const lines = [greeting, ...paragraphs].map(
    (one) => `<p style="margin:0 0 16px;white-space:pre-line">${plain(one)}</p>`,
  )
  const number = code
    ? `<p style="font:700 28px/1.2 ui-monospace,Consolas,monospace;letter-spacing:2px;margin:24px 0">${spaced(plain(code))}</p>`
    : ''
  const link = button
    ? `<p style="margin:24px 0"><a href="${plain(button.url)}" style="background:#0b6b42;color:#fff;text-decoration:none;padding:12px 22px;border-radius:999px;font-weight:600;display:inline-block">${plain(button.label)}</a></p><p style="margin:0 0 16px;color:#59615b;font-size:13px;word-break:break-all">${plain(button.url)}</p>`
    : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plain(subject)}</title></head><body style="margin:0;background:#f6f4ee;color:#16201a;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="font-weight:800;font-size:20px;margin:0 0 24px;color:#0b6b42">Rajt</p><div style="background:#fff;border-radius:16px;padding:28px">${lines.join('')}${number}${link}</div><p style="color:#59615b;font-size:13px;margin:20px 0">${plain(footer)}</p></div></body></html>`
}
