import { forgetUnproven } from '#people/identity/server/forget.ts'
import { askToConfirm, changeMailsTo } from '#people/people/server/confirm-email.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { sendMail } from '#platform/server/mail.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { CommandRequest } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import type { account } from '../calls.ts'
import type { LockedAccount } from './lock.ts'
import { spendMailedLinks } from './mailed-links.ts'
import { emailCorrectedMail, emailCorrectionMail } from './mails.ts'

export type Correction = CommandRequest<typeof account.correct>

/**
 * The address that the office wrote: a claim to it that was never proven is forgotten, and links mailed to the old one
 * stop working.
 */
export async function freeAddress({ tx, now, body }: Correction, { id }: LockedAccount): Promise<void> {
  await forgetUnproven(tx, body.email, now)
  await spendMailedLinks(tx, id, now)
}

/** Both addresses are told of the new one. */
export async function tellNewAddress(request: Correction, row: LockedAccount): Promise<void> {
  const { tx, now, body } = request
  const { language } = row
  const letter = emailCorrectedMail[language]({
    ...(await told(request, row)),
    firstname: body.firstname,
  })
  for (const to of [row.email, body.email])
    await sendMail(tx, 'email-corrected', { email: to, language }, letter, now)
}

/**
 * The address that a coordinator wrote counts once its owner has opened the mailed link and given the account's
 * password; until then the old one stays, and is told (decision Y9). The coordinator does not learn whose it is.
 */
export async function askOwner(request: Correction, row: LockedAccount, isFlooded: boolean): Promise<void> {
  const { tx, actor, now, body } = request
  const { window } = changeMailsTo(body.email).limit
  if (isFlooded) return refuse('too-many-requests', { retryAfter: Math.ceil(window / 1000) })
  const { id: accountId, email: from, language, firstname, role } = row
  await askToConfirm(tx, { accountId, from, to: body.email, firstname, role, language, by: 'staff' }, request)
  const letter = emailCorrectionMail[language](await told(request, row))
  await sendMail(tx, 'email-correction-asked', row, letter, now)
  await writeAudit({ tx, actor, now }, 'email-change-asked', row.id, { reason: body.reason })
}

async function told({ tx, settings, body }: Correction, { role, firstname }: LockedAccount) {
  const { context } = await currentProgramme(tx)
  return {
    firstname,
    email: body.email,
    role,
    contact: context.CONTACT_EMAIL,
    url: `${settings.publicUrl}/app/auth/login`,
  }
}
