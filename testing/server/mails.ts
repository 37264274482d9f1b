import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

export interface Mail {
  template: string
  language: string
  subject: string
  text: string
  html: string
  /** The secret in its link; empty when the link has none. */
  token: string
  /** The code to type; empty when there is none. */
  code: string
}

/** What was mailed to an address, oldest first. */
export async function mailsTo(db: Database, recipient: string): Promise<Mail[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['template', 'language', 'subject', 'body_text', 'body_html'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    // The clock stands still in tests; the number of the transaction tells their order.
    .orderBy(sql`xmin::text::bigint`)
    .orderBy(sql`ctid`)
    .execute()
  return rows.map(({ template, language, subject, body_text, body_html }) => ({
    template,
    language,
    subject,
    text: body_text ?? '',
    html: body_html ?? '',
    token: body_text?.match(/\/([A-Za-z0-9_-]{43})$/m)?.[1] ?? '',
    code:
      body_text
        ?.match(/^ {4}(\w{4}) (\w{4})$/m)
        ?.slice(1)
        .join('') ?? '',
  }))
}
