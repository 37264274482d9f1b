import { account, type CorrectAccount, type Correctable } from '@rajt/contract/account'
import { dropCachedSessions } from '../auth/session.ts'
import { misplaced } from '../people/belonging.ts'
import { keepFormerName } from '../people/former-names.ts'
import { sendMail } from '../plumbing/mail.ts'
import { record } from '../plumbing/record.ts'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { type ActRequest, act } from '../plumbing/request.ts'
import { afterCommit } from '../plumbing/transact.ts'
import { currentProgramme } from '../programme/current.ts'
import { refuseUnlessOffered } from '../programme/retired.ts'
import { forgetUnproven } from '../registration/forget.ts'
import { type LockedAccount, lockAccount } from './lock.ts'
import { spendMailedLinks } from './mailed-links.ts'
import { emailCorrectedMail } from './mails.ts'
import { corrections, meanwhile } from './meanwhile.ts'
import { changedFields, mayBeCorrected, mayCorrectThis } from './rules.ts'

type Request = ActRequest<typeof account.correct>

/** The office corrects what people cannot change themselves, with a reason (decisions A7, T4). */
export const correct = act(account.correct, async (request) => {
  const { tx, actor, now, params, body } = request
  const { reason, was, ...to } = body
  const row = await lockAccount(tx, actor, params.id)
  refuseUnless(mayCorrectThis(row))
  const present = presentOf(row)
  const verdict = mayBeCorrected(present, was, to)
  if (verdict !== 'ok')
    return refuse(verdict, { detail: { ...(await meanwhile(tx, row.id, corrections)), present } })
  const fields = changedFields(present, to)
  if (fields.length === 0) return { done: true }
  await checkPlace(request, row)
  await keepFormerName(tx, { id: row.id, ...to }, now)
  if (fields.includes('email')) await freeAddress(request, row)
  const { university, ...own } = to
  // Taken by somebody else: the constraint refuses.
  await tx
    .updateTable('account')
    .set({ ...own, university_id: university })
    .where('id', '=', row.id)
    .execute()
  // What a coordinator reaches depends on their university.
  afterCommit(tx, () => dropCachedSessions(row.id))
  if (fields.includes('email')) await tell(request, row)
  await record({ tx, actor, now }, 'account-corrected', row.id, { fields, reason })
  return { done: true }
})

const presentOf = ({ surname, firstname, email, neptun, university_id }: LockedAccount): Correctable => ({
  surname,
  firstname,
  email,
  neptun,
  university: university_id,
})

/** A university and a Neptun code as the role has them; a retired university stays with whoever belongs to it. */
async function checkPlace({ tx, body }: Request, { role, university_id }: LockedAccount): Promise<void> {
  const { context } = await currentProgramme(tx)
  const fields = misplaced({ ...body, role }, context)
  if (Object.keys(fields).length > 0) return refuse('invalid-request', { fields })
  if (body.university !== null && body.university !== university_id)
    refuseUnlessOffered(context, body.university)
}

/**
 * A claim to the new address that was never proven is forgotten, and links mailed to the old address stop
 * working.
 */
async function freeAddress({ tx, now, body }: Request, { id }: LockedAccount): Promise<void> {
  await forgetUnproven(tx, body.email, now)
  await spendMailedLinks(tx, id, now)
}

async function tell(
  { tx, now, settings, body }: Request,
  { email, language, role }: LockedAccount,
): Promise<void> {
  const { context } = await currentProgramme(tx)
  const told = correctedWords(body, { role, settings, contact: context.CONTACT_EMAIL })
  for (const to of [email, body.email])
    await sendMail(tx, 'email-corrected', { email: to, language }, emailCorrectedMail[language](told), now)
}

interface Told {
  role: LockedAccount['role']
  settings: { publicUrl: string }
  contact: string
}

const correctedWords = ({ firstname, email }: CorrectAccount, { role, settings, contact }: Told) => ({
  firstname,
  email,
  role,
  contact,
  url: `${settings.publicUrl}/app/auth/login`,
})
