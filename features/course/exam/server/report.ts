import { byPerson } from '#course/remark/server/parts.ts'
import { mayReport } from '#course/remark/server/rules.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { exam } from '../calls.ts'
import { presentAttempt } from './present.ts'

/** A student who reads a solution tells the office what is wrong with its question. */
export const report = commandInSteps(exam.report, async function report(request) {
  const { db, transact, actor, now, language, params, body } = request
  const attempt = await presentAttempt(db, { attempt: params.id, student: actor.id, language, now })
  const question = attempt.questions.find(({ position }) => position === body.position)
  if (!question) return refuse('not-found')
  refuseUnless(mayReport(question))
  await hitOrRefuse(db, byPerson(actor.id), now)
  const about = {
    attempt_id: attempt.id,
    module_id: attempt.module.id,
    question_id: await questionAt(db, attempt.id, body.position),
  }
  await transact((tx) =>
    tx
      .insertInto('remark')
      .values({ ...about, account_id: actor.id, comment: body.comment, at: now })
      .execute(),
  )
  return { done: true }
})

async function questionAt(db: Database, attempt: string, position: number): Promise<string> {
  const { question_id } = await db
    .selectFrom('exam_answer')
    .select('question_id')
    .where('attempt_id', '=', attempt)
    .where('position', '=', position)
    .executeTakeFirstOrThrow()
  return question_id
}
