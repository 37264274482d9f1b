import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { onThisMachine } from './local-start.ts'
import { refuse } from './refuse.ts'

const SHOWN = 200
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** The demonstration's mailbox: what would have been sent, newest first. Only on this machine, and never beside real SMTP. */
export function serveMails(app: FastifyInstance, db: Database): void {
  app.get('/dev/mail', { onRequest: onThisMachine }, async (_request, reply) => {
    const mails = await db
      .selectFrom('mail')
      .select(['id', 'recipient', 'subject', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(sql.lit(SHOWN))
      .execute()
    const rows = mails.map(
      (mail) =>
        `<li><a href="/dev/mail/${mail.id}">${plain(mail.subject)}</a><br><small>${plain(mail.recipient)} · ${mail.created_at.toISOString()}</small></li>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(pageOf(rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No mail has been sent yet.</p>'))
  })
  app.get<{ Params: { id: string } }>(
    '/dev/mail/:id',
    { onRequest: onThisMachine },
    async (request, reply) => {
      const { id } = request.params
      const mail = UUID.test(id)
        ? await db.selectFrom('mail').select('body_html').where('id', '=', id).executeTakeFirst()
        : undefined
      if (!mail?.body_html) return refuse('not-found')
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', POLICY)
        .send(mail.body_html)
    },
  )
}

const plain = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const pageOf = (content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails of the demonstration</title><style>body{font:16px/1.5 system-ui;max-width:640px;margin:2rem auto;padding:0 1rem;color-scheme:light dark}ol{list-style:none;padding:0}li{padding:.6rem 0;border-bottom:1px solid #8884}</style></head><body><h1>Mails of the demonstration</h1>${content}</body></html>`
