import { limits } from '#platform/server/limits.ts'
import { inEvenTime } from '#platform/server/minimum-duration.ts'
import { commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import { hitEach, perAddress } from '#platform/server/throttle.ts'
import { registration } from '../calls.ts'
import { registrations } from './queries.ts'
import { keyOf, mailLink, ofMailbox } from './resend.ts'

/** A new link to an address that has not been verified; silent about every other (decision A5). */
export const resendVerification = commandInSteps(
  registration.resendVerification,
  async function resendVerification(request) {
    await inEvenTime(() => resendIfUnverified(request))
    return { done: true }
  },
)

// As with a forgotten password: whoever finds a budget spent has a link that is still valid.
async function resendIfUnverified(
  request: StepsRequest<typeof registration.resendVerification>,
): Promise<void> {
  const { db, transact, body, now, settings } = request
  const budgets = [...perAddress(keyOf(body.email), limits.verificationMails, request), ofMailbox(body.email)]
  if (!(await hitEach(db, budgets, now))) return
  await transact(async (tx) => {
    const row = await registrations(tx)
      .where('a.email', '=', body.email)
      .where('r.status', '=', 'UNVERIFIED')
      .where('a.released_at', 'is', null)
      .executeTakeFirst()
    if (row) await mailLink(tx, row, { now, publicUrl: settings.publicUrl })
  })
}
