import { sql } from 'kysely'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { isAskedFor, type MailTemplate } from '#platform/server/mail-templates.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { schedule } from '#platform/server/schedule.ts'
import { mail } from '../calls.ts'
import { deliveryOf, isNewestTo, presentDelivery } from './delivery.ts'

/** What somebody asked for, they ask for again: its link or code is dead by then. */
export const mayLeaveAgain = (mail: { isGivenUp: boolean; hasText: boolean; template: string }): boolean =>
  mail.isGivenUp && mail.hasText && !isAskedFor[mail.template as MailTemplate]

/** As a mail of its own, so that it has its tries before it; the old one loses its text, and is never sent again. */
export const sendAgain = command(mail.sendAgain, async function sendAgain({ tx, actor, now, params }) {
  const old = await lockMail(tx, params.id)
  const { id, account, recipient, template } = old
  if (mayLeaveAgain({ isGivenUp: old.given_up_at !== null, hasText: old.body_text !== null, template })) {
    const { language, subject, body_text, body_html } = old
    const text = { language, subject, body_text, body_html }
    const added = await tx
      .insertInto('mail')
      .values({ recipient, template, ...text, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.updateTable('mail').set({ body_text: null, body_html: null }).where('id', '=', id).execute()
    await schedule(tx, 'send-mail', { mail: added.id })
    await writeAudit({ tx, actor, now }, 'mail-sent-again', account)
  }
  const { delivery } = await tx
    .selectFrom('mail as m')
    .select(deliveryOf(now).as('delivery'))
    .where(isNewestTo(sql`${recipient}`).$castTo<boolean>())
    .executeTakeFirstOrThrow()
  return { delivery: presentDelivery(delivery ?? refuse('not-found')) }
})

/** With whose it is; of nobody who is here, there is nothing to send. */
async function lockMail(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('mail as m')
    .innerJoin('account as a', 'a.email', 'm.recipient')
    .select([
      'm.id',
      'm.recipient',
      'm.template',
      'm.language',
      'm.subject',
      'm.body_text',
      'm.body_html',
      'm.given_up_at',
      'a.id as account',
    ])
    .where('m.id', '=', id)
    .where('a.released_at', 'is', null)
    .forUpdate('m')
    .executeTakeFirst()
  return row ?? refuse('not-found')
}
