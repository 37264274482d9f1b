import { keyOfCell } from '#course/exam/server/blueprint.ts'
import { bankOf } from '#course/exam/server/queries.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { authoring } from '../calls.ts'
import { inBank, lessonsOf, presentBlueprint } from './blueprint.ts'
import { findThing } from './queries.ts'
import { mayAskFor } from './rules.ts'

/** How the next attempts are drawn; those that have begun stay as they are. */
export const setBlueprint = command(authoring.setBlueprint, async function setBlueprint(request) {
  const { tx, actor, now, params, body, language } = request
  const { id, kind, semester_id } = await findThing(tx, params.id)
  if (kind !== 'module') return refuse('not-found')
  const lessons = await lessonsOf(tx, id, language)
  const isTaught = (lesson: string | null) => lesson === null || lessons.some((one) => one.id === lesson)
  if (!body.cells.every(({ lesson }) => isTaught(lesson))) return refuse('not-found')
  const cells = [...new Map(body.cells.map((cell) => [keyOfCell(cell), cell])).values()]
  // Nobody retires a question, nor changes the blueprint, between the look at the bank and what is asked of it.
  await tx.selectFrom('module').select('id').where('id', '=', id).forUpdate().execute()
  const { questions: bank } = await bankOf(tx, id)
  const { exam_questions } = await tx
    .selectFrom('semester')
    .select('exam_questions')
    .where('id', '=', semester_id)
    .executeTakeFirstOrThrow()
  const asked = cells.map((cell) => ({ asked: cell.questions, bank: inBank(bank, cell) }))
  refuseUnless(mayAskFor(asked, exam_questions))
  await tx.deleteFrom('exam_blueprint').where('module_id', '=', id).execute()
  if (cells.length > 0)
    await tx
      .insertInto('exam_blueprint')
      .values(
        cells.map(({ lesson, level, questions }) => ({ module_id: id, lesson_id: lesson, level, questions })),
      )
      .execute()
  await writeAudit({ tx, actor, now }, 'blueprint-changed', id, { cells })
  afterCommit(tx, () => invalidate('content'))
  return presentBlueprint(tx, { module: id, semester: semester_id, language })
})
