import { dropCachedSessions } from '#people/identity/server/session.ts'
import { acceptAsked } from '#people/name-change/server/decide.ts'
import { membershipErrors } from '#people/people/server/belonging.ts'
import { changeMailsTo } from '#people/people/server/confirm-email.ts'
import { confirmName } from '#people/people/server/confirmed-name.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { hit, usedUp } from '#platform/server/throttle.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { refuseUnlessOffered } from '#programme/programme/server/retired.ts'
import { account, type Correctable } from '../calls.ts'
import { askOwner, type Correction, freeAddress, tellNewAddress } from './corrected-email.ts'
import { corrections, lastConflict } from './last-conflict.ts'
import { type LockedAccount, lockAccount } from './lock.ts'
import { changedFields, mayBeCorrected, mayCorrectThis, mayMoveTo, mustBeProven } from './rules.ts'

/**
 * Staff correct what people cannot change themselves, with a reason (decisions A7, T4): the office everybody's,
 * coordinators their own university's students' (decision Y9).
 */
export const correct = commandInSteps(account.correct, async function correct(request) {
  const { db, transact, body, now } = request
  const mails = changeMailsTo(body.email)
  const isFlooded = (await usedUp(db, [mails], now)) !== null
  const isEmailAsked = await transact((tx) => correctOne({ ...request, tx }, isFlooded))
  if (isEmailAsked) await hit(db, mails, now)
  return { done: true, isEmailAsked }
})

/** Says whether the owner of a new e-mail address was asked to confirm it. */
async function correctOne(request: Correction, isFlooded: boolean): Promise<boolean> {
  const { tx, actor, params, body } = request
  const { reason: _, was, identityCard, ...to } = body
  const row = await lockAccount(tx, actor, params.id)
  refuseUnless(mayCorrectThis(row))
  const present = presentOf(row)
  const verdict = mayBeCorrected(present, was, to)
  if (verdict !== 'ok')
    return refuse(verdict, { detail: { ...(await lastConflict(tx, row.id, corrections)), present } })
  refuseUnless(mayMoveTo(actor.role, present.university, to.university))
  await checkPlace(request, row)
  const isEmailAsked = mustBeProven(actor.role) && to.email !== present.email
  if (isEmailAsked) await askOwner(request, row, isFlooded)
  const changed = changedFields(present, isEmailAsked ? { ...to, email: present.email } : to)
  const isCardChanged = identityCard !== undefined && identityCard !== row.identity_card
  await write(request, row, isCardChanged ? [...changed, 'identityCard'] : changed)
  return isEmailAsked
}

type Field = keyof Correctable | 'identityCard'

async function write(request: Correction, row: LockedAccount, fields: readonly Field[]): Promise<void> {
  if (fields.length === 0) return
  const { tx, actor, now, body } = request
  const { surname, firstname, email, neptun, university, identityCard, reason } = body
  const isRenamed = await confirmName(tx, { id: row.id, surname, firstname, by: actor.id }, now)
  if (fields.includes('email')) await freeAddress(request, row)
  // Taken by somebody else: the constraint refuses.
  await tx
    .updateTable('account')
    .set({
      neptun,
      university_id: university,
      ...(fields.includes('email') && { email }),
      ...(identityCard !== undefined && { identity_card: identityCard }),
    })
    .where('id', '=', row.id)
    .execute()
  // What a coordinator reaches depends on their university.
  afterCommit(tx, () => dropCachedSessions(row.id))
  if (fields.includes('email')) await tellNewAddress(request, row)
  await writeAudit({ tx, actor, now }, 'account-corrected', row.id, { fields, reason })
  if (isRenamed) await acceptAsked(request, row.id, { surname, firstname })
}

const presentOf = ({ surname, firstname, email, neptun, university_id }: LockedAccount): Correctable => ({
  surname,
  firstname,
  email,
  neptun,
  university: university_id,
})

/** What the role has: a university, a Neptun code, an identity card. A retired university stays with whoever belongs to it. */
async function checkPlace({ tx, body }: Correction, { role, university_id }: LockedAccount): Promise<void> {
  const { context } = await currentProgramme(tx)
  const fields = membershipErrors({ ...body, role }, context)
  if (body.identityCard && role !== 'STUDENT') fields.identityCard = { rule: 'unknown' }
  if (Object.keys(fields).length > 0) return refuse('invalid-request', { fields })
  if (body.university !== null && body.university !== university_id)
    refuseUnlessOffered(context, body.university)
}
