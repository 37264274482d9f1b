import { endSessions } from '#people/identity/server/end-sessions.ts'
import { findPerson, lockSecondFactor } from '#people/identity/server/second-factor.ts'
import { writeTo } from '#people/identity/server/write-to.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { security } from '../calls.ts'
import { secondFactorResetMail } from './mails.ts'
import { mayBeReset } from './rules.ts'

/** For a colleague who lost app and recovery codes: the password alone signs in again, nobody stays signed in. */
export const reset = command(
  security.resetSecondFactor,
  async function reset({ tx, actor, now, params, body, settings }) {
    const person = await findPerson(tx, params.id)
    if (!person) return refuse('not-found')
    const row = await lockSecondFactor(tx, person.id)
    refuseUnless(mayBeReset({ isOn: row?.confirmed_at != null, isOwn: person.id === actor.id }))
    await tx.deleteFrom('second_factor').where('account_id', '=', person.id).execute()
    await endSessions({ tx, now }, person.id)
    await writeAudit({ tx, actor, now }, 'second-factor-reset', person.id, { reason: body.reason })
    const told = { reason: body.reason, url: `${settings.publicUrl}/app/auth/login` }
    await writeTo({ tx, now }, person.id, 'second-factor-reset', secondFactorResetMail, told)
    return { done: true }
  },
)
