import type { Answer } from '@rajt/contract/call'
import type { exam } from '@rajt/contract/exam'
import { type ModuleProgressRow, moduleProgress } from '../course/queries.ts'
import { mayTakeExam } from '../course/rules.ts'
import { later, minutes } from '../plumbing/clock.ts'
import type { Tx } from '../plumbing/database.ts'
import { record, schedule } from '../plumbing/record.ts'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import type { Act } from '../plumbing/request.ts'
import { currentSemester } from '../programme/current.ts'
import { close } from './close.ts'
import { draw } from './draw.ts'
import { type ExamProvider, examProvider, type OpenedAttempt } from './provider.ts'
import { bankOf, openAttempts } from './queries.ts'
import { closesAt } from './rules.ts'

type Start = typeof exam.start

/** Starts the next attempt of a module's exam, or continues the open one (spec 7, decisions C3, C4). */
export async function start(asked: Act<Start>): Promise<Answer<Start>> {
  const { tx, actor, now, body, settings } = asked
  const provider = examProvider(settings)
  // The student's row first (decision P11): of any number of simultaneous starts one makes the attempt.
  await tx.selectFrom('account').select('id').where('id', '=', actor.id).forUpdate().execute()
  for (const attempt of await openAttempts(tx, actor.id, body.moduleId))
    if (closesAt(attempt) <= now) await close(tx, attempt.id, 'timeOut', now)
  const semester = await currentSemester(tx)
  const standing = (await moduleProgress(tx, { student: actor.id, semester: semester.id })).find(
    (one) => one.module_id === body.moduleId,
  )
  if (!standing) return refuse('not-found')
  refuseUnless(mayTakeExam(standing, semester, now))
  const attempt = standing.open_attempt
    ? await openAttempt(tx, standing.open_attempt)
    : await newAttempt(asked, standing, provider)
  return { redirectUrl: await provider.open(attempt) }
}

async function openAttempt(tx: Tx, id: string): Promise<OpenedAttempt> {
  const row = await tx
    .selectFrom('exam_attempt as a')
    .innerJoin('module as m', 'm.id', 'a.module_id')
    .select(['a.id', 'a.module_id', 'a.number', 'a.ends_at', 'm.key'])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow()
  return { id: row.id, moduleId: row.module_id, moduleKey: row.key, number: row.number, endsAt: row.ends_at }
}

async function newAttempt(asked: Act<Start>, standing: ModuleProgressRow, provider: ExamProvider) {
  const { tx, actor, now, body } = asked
  const number = standing.attempts_used + 1
  const { id } = await tx
    .insertInto('exam_attempt')
    .values({
      account_id: actor.id,
      module_id: body.moduleId,
      number,
      status: 'OPEN',
      external: !provider.embedded,
      started_at: now,
      ends_at: later(now, minutes(standing.exam_minutes)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (provider.embedded) await drawQuestions(tx, id, body.moduleId, standing.exam_questions)
  const attempt = await openAttempt(tx, id)
  await schedule(
    tx,
    'time-out-attempt',
    { attempt: id },
    closesAt({ ends_at: attempt.endsAt, external: !provider.embedded }),
  )
  await record({ tx, actor, now }, 'exam-started', id, { module: body.moduleId, number })
  return attempt
}

async function drawQuestions(tx: Tx, attemptId: string, moduleId: string, count: number): Promise<void> {
  const drawn = draw(await bankOf(tx, moduleId), count)
  await tx
    .insertInto('exam_answer')
    .values(drawn.map((one, i) => ({ ...one, attempt_id: attemptId, position: i + 1 })))
    .execute()
}
