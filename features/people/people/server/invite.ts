import { forgetUnproven } from '#people/identity/server/forget.ts'
import { issueTokens } from '#people/identity/server/token.ts'
import type { Language } from '#platform/contract/parts.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { sendMails } from '#platform/server/mail.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type CommandScope, command } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { refuseUnlessOffered } from '#programme/programme/server/retired.ts'
import { type Invite, people } from '../calls.ts'
import { membershipErrors } from './belonging.ts'
import { invitationMail } from './mails.ts'
import { type InvitationRow, presentInvitation } from './present.ts'
import { findInvitation } from './queries.ts'

/** The office makes an account whose person sets it up by mail (decision A3). */
export const invite = command(people.invite, async function invite({ tx, actor, now, body, settings }) {
  const id = await inviteOne({ tx, actor, now }, settings, body)
  return presentInvitation(await findInvitation(tx, id, now))
})

/** The account, its mail and its line; answers the account's id. */
export async function inviteOne(scope: CommandScope, settings: Settings, body: Invite): Promise<string> {
  const { tx, now } = scope
  const { context } = await currentProgramme(tx)
  const fields = membershipErrors(body, context)
  if (Object.keys(fields).length > 0) return refuse('invalid-request', { fields })
  if (body.university !== null) refuseUnlessOffered(context, body.university)
  const { role, surname, firstname, email, university, neptun, username, language, officeScope } = body
  await forgetUnproven(tx, email, now)
  const { id } = await tx
    .insertInto('account')
    .values({
      role,
      surname,
      firstname,
      email,
      language,
      neptun,
      username,
      university_id: university,
      office_scope: officeScope === 'FULL' ? null : officeScope,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await mailInvitation(scope, settings, { id, role, email, username, firstname, language })
  await writeAudit(scope, 'invited', id, officeScope ? { role, officeScope } : { role })
  return id
}

export type Invited = Pick<InvitationRow, 'id' | 'role' | 'email' | 'username' | 'firstname'> & {
  language: Language
}

export const mailInvitation = (scope: CommandScope, settings: Settings, to: Invited): Promise<void> =>
  mailInvitations(scope, settings, [to])

/** Who has a username chooses a password only (decision A3). */
export async function mailInvitations(
  { tx, now }: CommandScope,
  { publicUrl }: Settings,
  people: readonly Invited[],
): Promise<void> {
  const tokens = await issueTokens(
    tx,
    'invitation',
    people.map(({ id }) => id),
    now,
  )
  const mails = people.map((to) => {
    const page = to.username ? 'register/setup-password' : 'register'
    const url = `${publicUrl}/app/auth/${page}/${tokens.get(to.id)}`
    return { to, letter: invitationMail[to.language]({ firstname: to.firstname, role: to.role, url }) }
  })
  await sendMails(tx, 'invitation', mails, now)
}
