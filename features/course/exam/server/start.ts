import { randomUUID } from 'node:crypto'
import { mayTakeExam } from '#course/course/server/rules.ts'
import { later, minutes } from '#platform/server/clock.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { type CommandRequest, commandInSteps } from '#platform/server/request.ts'
import { schedule } from '#platform/server/schedule.ts'
import { exam } from '../calls.ts'
import { close, timeIsOver } from './close.ts'
import { draw } from './draw.ts'
import { type ExamProvider, examProvider, type OpenedAttempt } from './provider.ts'
import { addAttempt, bankOf, examStanding, startedAttempt } from './queries.ts'
import { closesAt } from './rules.ts'
import { confirm, TAKEN_BACK_AFTER, takeBack } from './unconfirmed.ts'

/**
 * Starts the next attempt of a module's exam, or continues the open one (spec 7, decisions C3, C4). The provider is asked
 * after the commit; an attempt that it does not take is taken back and burns nothing.
 */
export const start = commandInSteps(exam.start, async function start(request) {
  const provider = examProvider(request.settings)
  const attempt = await request.transact((tx) => startOrContinue({ ...request, tx }, provider))
  if (!attempt.awaitsProvider) return { redirectUrl: await provider.open(attempt) }
  const redirectUrl = await provider.open(attempt).catch(async (refusal) => {
    await request.transact((tx) => takeBack(tx, attempt.id, request.now))
    throw refusal
  })
  // Another start at the same moment may have been turned away by the provider, and have taken the attempt
  // back.
  if (!(await confirm(request.db, attempt.id))) return refuse('service-unavailable')
  return { redirectUrl }
})

async function startOrContinue(request: Starting, provider: ExamProvider): Promise<Started> {
  const { tx, actor, now } = request
  // The student's row first (decision P11): of any number of simultaneous starts one makes the attempt.
  await lockAccounts(tx, [actor.id])
  const { standing, open } = await closeOverdueAttempt(request)
  if (!standing) return refuse('not-found')
  refuseUnless(mayTakeExam(standing, standing, now))
  return open ?? newAttempt(request, standing, provider)
}

type Starting = CommandRequest<typeof exam.start>
type Standing = Awaited<ReturnType<typeof examStanding>>[number]

interface Started extends OpenedAttempt {
  awaitsProvider: boolean
}

/** Where the student stands, and what is still open; an attempt whose time is over is closed, and counts. */
async function closeOverdueAttempt({ tx, actor, now, body }: Starting) {
  const asked = { student: actor.id, module: body.moduleId }
  const [standing] = await examStanding(tx, asked)
  const open = standing?.open_attempt ? await startedAttempt(tx, standing.open_attempt) : null
  if (!open || closesAt({ ...open, ends_at: open.endsAt }) > now) return { standing, open }
  await close({ tx, actor: null, now }, open.id, timeIsOver)
  const [closed] = await examStanding(tx, asked)
  return { standing: closed, open: null }
}

async function newAttempt(request: Starting, standing: Standing, provider: ExamProvider): Promise<Started> {
  const { tx, actor, now, body } = request
  const external = !provider.embedded
  const attempt = {
    id: randomUUID(),
    module_id: body.moduleId,
    number: standing.attempts_used + 1,
    external,
    ends_at: later(now, minutes(standing.exam_minutes)),
    awaits_provider: external,
  }
  await addAttempt(request, {
    attempt: { ...attempt, account_id: actor.id, status: 'OPEN', started_at: now },
    drawn: external ? [] : await drawnFor(request, standing),
    closes: closesAt(attempt),
  })
  const { id } = attempt
  if (external) await schedule(tx, 'take-back-attempt', { attempt: id }, later(now, TAKEN_BACK_AFTER))
  return {
    id,
    moduleId: body.moduleId,
    moduleKey: standing.key,
    number: attempt.number,
    endsAt: attempt.ends_at,
    awaitsProvider: external,
  }
}

/** Attempts beside the semester's own draw what was not drawn for the student before: the solutions were shown. */
async function drawnFor({ tx, actor, body }: Starting, standing: Standing) {
  const isGranted = standing.attempts_used >= standing.exam_attempts
  const bank = await bankOf(tx, body.moduleId, isGranted ? actor.id : null)
  return draw(bank, standing.next_questions)
}
