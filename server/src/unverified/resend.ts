import { unverified } from '@rajt/contract/unverified'
import type { Queryable } from '../plumbing/database.ts'
import { record } from '../plumbing/record.ts'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { procedure } from '../plumbing/request.ts'
import { hitOrRefuse } from '../plumbing/throttle.ts'
import { type RegistrationRow, registrations } from '../registration/queries.ts'
import { mailLink, ofMailbox } from '../registration/resend.ts'
import { mayResend } from './rules.ts'

/** For somebody who wrote that the mail did not arrive; their mailbox has the same budget as when they ask themselves. */
export const resend = procedure(unverified.resend, async (request) => {
  const { db, transact, actor, now, params, settings } = request
  const { email } = await find(db, params.id)
  await hitOrRefuse(db, ofMailbox(email), now)
  await transact(async (tx) => {
    await tx.selectFrom('registration').select('id').where('id', '=', params.id).forUpdate().execute()
    const row = await find(tx, params.id)
    await mailLink(tx, row, { now, publicUrl: settings.publicUrl })
    await record({ tx, actor, now }, 'verification-resent', row.id)
  })
  return { done: true }
})

async function find(db: Queryable, id: string): Promise<RegistrationRow> {
  const row = await registrations(db).where('r.id', '=', id).executeTakeFirst()
  if (!row) return refuse('not-found')
  refuseUnless(mayResend(row.status))
  return row
}
