import type { FieldRefusal } from '@rajt/contract/errors'
import type { Language } from '@rajt/contract/parts'
import { type Invite, people } from '@rajt/contract/people'
import { issueToken } from '../auth/token.ts'
import { sendMail } from '../plumbing/mail.ts'
import { record } from '../plumbing/record.ts'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { type ActScope, act } from '../plumbing/request.ts'
import type { Settings } from '../plumbing/settings.ts'
import { currentProgramme } from '../programme/current.ts'
import { forgetUnproven } from '../registration/forget.ts'
import { invitationMail } from './mails.ts'
import { type InvitationRow, presentInvitation } from './present.ts'
import { findInvitation, lockInvitation } from './queries.ts'
import { mayBeResent } from './rules.ts'

/** The office makes an account whose person sets it up by mail (decision A3). */
export const invite = act(people.invite, async ({ tx, actor, now, body, settings }) => {
  const { context } = await currentProgramme(tx)
  const fields = missing(body, context.UNIVERSITY_NAMES)
  if (Object.keys(fields).length > 0) return refuse('invalid-request', { fields })
  const { role, surname, firstname, email, university, neptun, username, language } = body
  await forgetUnproven(tx, email, now)
  const { id } = await tx
    .insertInto('account')
    .values({
      ...{ role, surname, firstname, email, language, neptun, username },
      university_id: university,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await mailInvitation({ tx, actor, now }, settings, { id, role, email, username, firstname, language })
  await record({ tx, actor, now }, 'invited', id, { role })
  return presentInvitation(await findInvitation(tx, id, now))
})

/** A new link; the one sent before stops working. */
export const resend = act(people.resend, async ({ tx, actor, now, params, settings }) => {
  const row = await lockInvitation(tx, params.id, now)
  refuseUnless(mayBeResent(row))
  await mailInvitation({ tx, actor, now }, settings, { ...row, language: row.language })
  await record({ tx, actor, now }, 'invitation-resent', params.id)
  return presentInvitation(await findInvitation(tx, params.id, now))
})

/** Students and coordinators belong to a university, students have a Neptun code, others have neither. */
function missing(body: Invite, universities: Record<string, string>): Record<string, FieldRefusal> {
  const needsUniversity = body.role === 'STUDENT' || body.role === 'UNIVERSITY'
  const knowsUniversity = body.university !== null && Object.hasOwn(universities, body.university)
  const needsNeptun = body.role === 'STUDENT'
  return {
    ...(needsUniversity && !knowsUniversity ? { university: { rule: 'required' } } : {}),
    ...(!needsUniversity && body.university !== null ? { university: { rule: 'unknown' } } : {}),
    ...(needsNeptun && !body.neptun ? { neptun: { rule: 'required' } } : {}),
    ...(!needsNeptun && body.neptun !== null ? { neptun: { rule: 'unknown' } } : {}),
  }
}

export type Invited = Pick<InvitationRow, 'id' | 'role' | 'email' | 'username' | 'firstname'> & {
  language: Language
}

/** Who has a username chooses a password only (decision A3). */
export async function mailInvitation({ tx, now }: ActScope, settings: Settings, to: Invited): Promise<void> {
  const page = to.username ? 'register/setup-password' : 'register'
  const url = `${settings.publicUrl}/app/auth/${page}/${await issueToken(tx, 'invitation', to.id, now)}`
  const letter = invitationMail[to.language]({ firstname: to.firstname, role: to.role, url })
  await sendMail(tx, 'invitation', { email: to.email, language: to.language }, letter, now)
}
