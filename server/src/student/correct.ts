import { type CorrectStudent, student } from '@rajt/contract/student'
import { spendTokens } from '../auth/token.ts'
import { keepFormerName } from '../people/former-names.ts'
import { sendMail } from '../plumbing/mail.ts'
import { record } from '../plumbing/record.ts'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { type ActRequest, act } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { forgetUnproven } from '../registration/forget.ts'
import { lockStudent } from './lock.ts'
import { emailCorrectedMail } from './mails.ts'
import { changedFields, mayBeCorrected } from './rules.ts'

type Request = ActRequest<typeof student.correct>
type Locked = Awaited<ReturnType<typeof lockStudent>>

/** The office corrects what students cannot change themselves, with a reason (decisions A7, T4). */
export const correct = act(student.correct, async (request) => {
  const { tx, actor, now, params, body } = request
  const { reason, was, ...to } = body
  const row = await lockStudent(tx, actor, params.id)
  const present = { ...row, university: row.university_id ?? '' }
  refuseUnless(mayBeCorrected(present, was, to))
  const fields = changedFields(present, to)
  if (fields.length === 0) return { done: true }
  await currentUniversity(request, to.university)
  await keepFormerName(tx, { id: row.id, ...to }, now)
  if (fields.includes('email')) await freeAddress(request, row)
  const { university, ...own } = to
  // Taken by somebody else: the constraint refuses.
  await tx
    .updateTable('account')
    .set({ ...own, university_id: university })
    .where('id', '=', row.id)
    .execute()
  if (fields.includes('email')) await tell(request, row)
  await record({ tx, actor, now }, 'student-corrected', row.id, { fields, reason })
  return { done: true }
})

async function currentUniversity({ tx }: Request, id: string): Promise<void> {
  const { context } = await currentProgramme(tx)
  if (!Object.hasOwn(context.UNIVERSITY_NAMES, id))
    return refuse('invalid-request', { fields: { university: { rule: 'format' } } })
}

/** Nobody's claim that was never proven stands in the way, and links mailed to the old address open nothing any more. */
async function freeAddress({ tx, now, body }: Request, { id }: Locked): Promise<void> {
  await forgetUnproven(tx, body.email, now)
  for (const purpose of ['reset-password', 'change-email'] as const) await spendTokens(tx, purpose, id, now)
}

async function tell({ tx, now, settings, body }: Request, { email, language }: Locked): Promise<void> {
  const { context } = await currentProgramme(tx)
  const told = correctedWords(body, { settings, contact: context.CONTACT_EMAIL })
  for (const to of [email, body.email])
    await sendMail(tx, 'email-corrected', { email: to, language }, emailCorrectedMail[language](told), now)
}

const correctedWords = (
  { firstname, email }: CorrectStudent,
  { settings, contact }: { settings: { publicUrl: string }; contact: string },
) => ({ firstname, email, contact, url: `${settings.publicUrl}/app/auth/login` })
