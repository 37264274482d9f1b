import { greetings } from '#people/identity/server/greetings.ts'
import type { Queryable } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import { sendMail, type Template } from '#platform/server/mail.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { mail } from '../calls.ts'
import { deliveryOf, presentDelivery } from './delivery.ts'

const TEMPLATE = 'mail-test'

const testMail: Template<{ firstname: string }> = {
  hu: ({ firstname }) => ({
    subject: 'Próbalevél a Rajtból',
    greeting: greetings.hu(firstname, 'OFFICE'),
    paragraphs: ['Ha ezt olvasod, a platform levelei megérkeznek.'],
  }),
  en: ({ firstname }) => ({
    subject: 'A test email from Rajt',
    greeting: greetings.en(firstname, 'OFFICE'),
    paragraphs: ['If you can read this, emails from Rajt arrive.'],
  }),
}

/** By the same way as every other mail, so that its outcome is theirs. */
export const tryOut = commandInSteps(mail.tryOut, async function tryOut({ db, transact, actor, now }) {
  await hitOrRefuse(db, { key: `test mail ${actor.id}`, limit: limits.triedMails }, now)
  await transact(async (tx) => {
    const { email, language, firstname } = await tx
      .selectFrom('account')
      .select(['email', 'language', 'firstname'])
      .where('id', '=', actor.id)
      .executeTakeFirstOrThrow()
    await sendMail(tx, TEMPLATE, { email, language }, testMail[language]({ firstname }), now)
  })
  return lastOf(db, actor.id, now)
})

export async function lastOf(db: Queryable, account: string, now: Date) {
  const { email, delivery } = await db
    .selectFrom('account as a')
    .leftJoin('mail as m', (on) => on.onRef('m.recipient', '=', 'a.email').on('m.template', '=', TEMPLATE))
    .select(['a.email', deliveryOf(now).as('delivery')])
    .where('a.id', '=', account)
    .orderBy('m.created_at', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirstOrThrow()
  return { email, delivery: delivery && presentDelivery(delivery) }
}
