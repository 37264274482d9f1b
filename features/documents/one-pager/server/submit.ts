import { lockOffered } from '#documents/challenge/server/queries.ts'
import { mayBeChosen } from '#documents/challenge/server/rules.ts'
import { writeTo } from '#people/identity/server/write-to.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import { digestOf, handedIn } from '#programme/files/server/handed-in.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { lockSemester } from '#programme/programme/server/second-semester.ts'
import { onePager } from '../calls.ts'
import { onePagerHandedInMail } from './mails.ts'
import { isReckoned } from './missed.ts'
import { presentOnePager } from './present.ts'
import { type OnePagerDetailsRow, ownOnePager } from './queries.ts'
import { maySubmit } from './rules.ts'
import { standingOf } from './standing.ts'

const about = { folder: 'one-pagers', field: 'file', name: 'one-pager.pdf' }

/**
 * Once, and final (decision O1). Idempotent: the same file sent again gets the same answer. Whoever has handed in may be
 * sending it again, which is known once it has come; everybody else hears before that what stands against it.
 */
export const submit = commandInSteps(onePager.submit, handIn, async ({ db, actor, now }) => {
  const standing = await standingOf(db, actor.id, await currentSemester(db))
  if (!standing.own) refuseUnlessDue(standing, now)
})

async function handIn(request: StepsRequest<typeof onePager.submit>) {
  const { db, transact, actor, now, body, files, store, settings } = request
  const digest = await digestOf(files.file)
  const before = await ownOnePager(db, actor.id, await currentSemester(db))
  if (before) return sentAgain(before, body.corporateProblemId, digest)
  const { stored, pages } = await handedIn(request, files.file, about)
  return transact(async (tx) => {
    // The semester is neither switched nor reckoned with meanwhile. Then the student's row, then the challenge's (decision P11).
    await lockSemester(tx)
    await lockAccounts(tx, [actor.id])
    const semester = await currentSemester(tx)
    const standing = await standingOf(tx, actor.id, semester)
    if (standing.own) return sentAgain(standing.own, body.corporateProblemId, digest)
    refuseUnlessDue(standing, now)
    // Begun in time, but those who missed the deadline have been told, this student among them.
    if (await isReckoned(tx, semester.id)) refuse('one-pager-deadline-passed')
    if (body.corporateProblemId) await takeSlot(tx, body.corporateProblemId, now)
    const file_id = await store.keep(tx, stored, now)
    const row = { type: body.type, challenge_id: body.corporateProblemId, file_id, digest, submitted_at: now }
    const { id } = await tx
      .insertInto('one_pager')
      .values({ ...row, account_id: actor.id, semester_id: semester.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAudit({ tx, actor, now }, 'one-pager-submitted', id)
    const told = { at: now, digest, pages, url: settings.publicUrl }
    await writeTo({ tx, now }, actor.id, 'handed-in', onePagerHandedInMail, told)
    const written = await ownOnePager(tx, actor.id, semester)
    return written ? presentOnePager(written) : refuse('internal')
  })
}

function refuseUnlessDue({ facts, missing }: Awaited<ReturnType<typeof standingOf>>, now: Date): void {
  const verdict = maySubmit(facts, now)
  if (verdict === 'course-not-completed') refuse(verdict, { detail: { missing } })
  refuseUnless(verdict)
}

function sentAgain(own: OnePagerDetailsRow, challenge: string | null, digest: Buffer) {
  const isSame = own.challenge_id === challenge && digest.equals(own.digest)
  return isSame ? presentOnePager(own) : refuse('one-pager-submitted')
}

/** Of any number of students who want the last slot, the first to lock the challenge gets it. */
async function takeSlot(tx: Tx, id: string, now: Date) {
  const challenge = await lockOffered(tx, id)
  refuseUnless(mayBeChosen(challenge, now))
  await tx
    .updateTable('challenge')
    .set({ taken: challenge.taken + 1 })
    .where('id', '=', challenge.id)
    .execute()
}
