import { mayTakeExam } from '#course/course/server/rules.ts'
import { later } from '#platform/server/clock.ts'
import { violatedConstraint } from '#platform/server/constraints.ts'
import type { Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import type { StepsRequest } from '#platform/server/request.ts'
import { schedule } from '#platform/server/schedule.ts'
import type { exam } from '../calls.ts'
import { close, timeIsOver } from './close.ts'
import { isGranted, newAttempt, type Started } from './new-attempt.ts'
import type { ExamProvider } from './provider.ts'
import { banksOf, examStanding, startedAttempt } from './queries.ts'
import { closesAt } from './rules.ts'
import { TAKEN_BACK_AFTER } from './unconfirmed.ts'

type Starting = StepsRequest<typeof exam.start>

/** The student's next attempt, or the one that is open. */
export async function openAttempt(request: Starting, provider: ExamProvider): Promise<Started> {
  const first = provider.embedded ? await withoutLocks(request) : null
  return first ?? request.transact((tx) => underLocks({ ...request, tx }, provider))
}

/**
 * In two statements instead of six, which halves a start where thousands start at once. Null where an attempt is open, was
 * opened meanwhile or was granted, and where nothing may begin, which may just be changing: then the locks tell. The
 * database's own constraints keep attempts single.
 */
async function withoutLocks(request: Starting): Promise<Started | null> {
  const { db, actor, now, body } = request
  const banks = await banksOf(db)
  const [standing] = await examStanding(db, { student: actor.id, module: body.moduleId })
  if (!standing || mayTakeExam(standing, standing, now) !== 'ok') return null
  if (standing.open_attempt || isGranted(standing)) return null
  try {
    return await newAttempt(db, request, { standing, bank: banks.get(body.moduleId), external: false })
  } catch (error) {
    if (violatedConstraint(error)) return null
    throw error
  }
}

type Locking = Starting & { tx: Tx }

async function underLocks(request: Locking, provider: ExamProvider): Promise<Started> {
  const { tx, actor, now } = request
  // The student's row first (decision P11): of any number of simultaneous starts one makes the attempt.
  await lockAccounts(tx, [actor.id])
  const { standing, open } = await closeOverdueAttempt(request)
  if (!standing) return refuse('not-found')
  refuseUnless(mayTakeExam(standing, standing, now))
  if (open) return open
  const external = !provider.embedded
  const made = await newAttempt(tx, request, { standing, external })
  if (external) await schedule(tx, 'take-back-attempt', { attempt: made.id }, later(now, TAKEN_BACK_AFTER))
  return made
}

/** Where the student stands, and what is still open; an attempt whose time is over is closed, and counts. */
async function closeOverdueAttempt({ tx, actor, now, body }: Locking) {
  const asked = { student: actor.id, module: body.moduleId }
  const [standing] = await examStanding(tx, asked)
  const open = standing?.open_attempt ? await startedAttempt(tx, standing.open_attempt) : null
  if (!open || closesAt({ ...open, ends_at: open.endsAt }) > now) return { standing, open }
  await close({ tx, actor: null, now }, open.id, timeIsOver)
  const [closed] = await examStanding(tx, asked)
  return { standing: closed, open: null }
}
