import { exam } from '@rajt/contract/exam'
import { type ModuleProgressRow, moduleProgress } from '../course/queries.ts'
import { mayTakeExam } from '../course/rules.ts'
import { later, minutes } from '../plumbing/clock.ts'
import { inFewForms } from '../plumbing/database.ts'
import { record, schedule } from '../plumbing/record.ts'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { type ActRequest, procedure } from '../plumbing/request.ts'
import { currentSemester } from '../programme/current.ts'
import { close, timeIsOver } from './close.ts'
import { draw } from './draw.ts'
import { type ExamProvider, examProvider, type OpenedAttempt } from './provider.ts'
import { addAttempt, bankOf, lockAccount, openAttempts, startedAttempt } from './queries.ts'
import { closesAt } from './rules.ts'
import { confirm, TAKEN_BACK_AFTER, takeBack } from './unconfirmed.ts'

/**
 * Starts the next attempt of a module's exam, or continues the open one (spec 7, decisions C3, C4). The provider is asked
 * after the commit; an attempt that it does not take is taken back and burns nothing.
 */
export const start = procedure(exam.start, async (request) => {
  const provider = examProvider(request.settings)
  const attempt = await request.transact((tx) => startOrContinue({ ...request, tx }, provider))
  if (!attempt.awaitsProvider) return { redirectUrl: await provider.open(attempt) }
  const redirectUrl = await provider.open(attempt).catch(async (refusal) => {
    await request.transact((tx) => takeBack(tx, attempt.id, request.now))
    throw refusal
  })
  // Another start of the same moment may have been turned away, and have taken the attempt back.
  if (!(await confirm(request.db, attempt.id))) return refuse('service-unavailable')
  return { redirectUrl }
})

async function startOrContinue(
  request: ActRequest<typeof exam.start>,
  provider: ExamProvider,
): Promise<Started> {
  const { tx, actor, now, body } = request
  // The student's row first (decision P11): of any number of simultaneous starts one makes the attempt.
  await lockAccount(tx, { id: actor.id })
  for (const attempt of await openAttempts(tx, actor.id, body.moduleId))
    if (closesAt(attempt) <= now) await close({ tx, actor: null, now }, attempt.id, timeIsOver)
  const semester = await currentSemester(tx)
  const standing = (await moduleProgress(tx, { student: actor.id, semester: semester.id })).find(
    (one) => one.module_id === body.moduleId,
  )
  if (!standing) return refuse('not-found')
  refuseUnless(mayTakeExam(standing, semester, now))
  return standing.open_attempt
    ? one(await startedAttempt(tx, { id: standing.open_attempt }))
    : newAttempt(request, { standing, provider, isGranted: standing.attempts_used >= semester.exam_attempts })
}

function one([attempt]: Started[]): Started {
  if (!attempt) throw new Error('the attempt is not there')
  return attempt
}

interface Started extends OpenedAttempt {
  awaitsProvider: boolean
}

interface Next {
  standing: ModuleProgressRow
  provider: ExamProvider
  /** Beside the semester's own attempts: the solutions of those were shown. */
  isGranted: boolean
}

async function newAttempt(request: ActRequest<typeof exam.start>, next: Next) {
  const { tx, actor, now, body } = request
  const { standing, provider } = next
  const number = standing.attempts_used + 1
  const external = !provider.embedded
  const attempt = one(
    await addAttempt(tx, {
      account_id: actor.id,
      module_id: body.moduleId,
      number,
      status: 'OPEN',
      external,
      awaits_provider: external,
      started_at: now,
      ends_at: later(now, minutes(standing.exam_minutes)),
    }),
  )
  const { id } = attempt
  if (provider.embedded) await drawQuestions(request, id, next)
  await schedule(tx, 'time-out-attempt', { attempt: id }, closesAt({ ends_at: attempt.endsAt, external }))
  if (external) await schedule(tx, 'take-back-attempt', { attempt: id }, later(now, TAKEN_BACK_AFTER))
  await record({ tx, actor, now }, 'exam-started', id, { module: body.moduleId, number })
  return attempt
}

async function drawQuestions(
  { tx, actor, body }: ActRequest<typeof exam.start>,
  attemptId: string,
  { standing, isGranted }: Next,
) {
  const bank = await bankOf(tx, body.moduleId, isGranted ? actor.id : null)
  const drawn = draw(bank, standing.next_questions)
  const answers = drawn.map((one, i) => ({ ...one, attempt_id: attemptId, position: i + 1 }))
  await inFewForms(tx, tx.insertInto('exam_answer').values(answers))
}
