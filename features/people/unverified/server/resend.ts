import { type RegistrationRow, registrations } from '#people/registration/server/queries.ts'
import { mailLink, ofMailbox } from '#people/registration/server/resend.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Queryable } from '#platform/server/database.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { unverified } from '../calls.ts'
import { mayResend } from './rules.ts'

/** For somebody who wrote that the mail did not arrive; their mailbox has the same budget as when they ask themselves. */
export const resend = commandInSteps(unverified.resend, async function resend(request) {
  const { db, transact, actor, now, params, settings } = request
  const { email } = await find(db, params.id)
  await hitOrRefuse(db, ofMailbox(email), now)
  await transact(async (tx) => {
    await tx.selectFrom('registration').select('id').where('id', '=', params.id).forUpdate().execute()
    const row = await find(tx, params.id)
    await mailLink(tx, row, { now, publicUrl: settings.publicUrl })
    await writeAudit({ tx, actor, now }, 'verification-resent', row.id)
  })
  return { done: true }
})

async function find(db: Queryable, id: string): Promise<RegistrationRow> {
  const row = await registrations(db).where('r.id', '=', id).executeTakeFirst()
  if (!row) return refuse('not-found')
  refuseUnless(mayResend(row.status))
  return row
}
