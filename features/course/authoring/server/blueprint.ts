import { questionLevels } from '#course/exam/question-content.ts'
import { bearsOf } from '#course/exam/server/bears.ts'
import { boundsOf, type Cell, keyOfCell, sharesOf } from '#course/exam/server/blueprint.ts'
import { bankOf } from '#course/exam/server/queries.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import type { Blueprint } from '../content-parts.ts'
import { findThing } from './queries.ts'

/** What an exam of the module draws, and what its bank bears. */
export const blueprint = query(authoring.blueprint, async function blueprint({ db, params, language }) {
  const { id, kind, semester_id } = await findThing(db, params.id)
  if (kind !== 'module') return refuse('not-found')
  return presentBlueprint(db, { module: id, semester: semester_id, language })
})

interface Of {
  module: string
  semester: string
  language: Language
}

export async function presentBlueprint(
  db: Queryable,
  { module, semester, language }: Of,
): Promise<Blueprint> {
  const { questions: bank, blueprint: asked } = await bankOf(db, module)
  const { exam_questions, exam_attempts } = await db
    .selectFrom('semester')
    .select(['exam_questions', 'exam_attempts'])
    .where('id', '=', semester)
    .executeTakeFirstOrThrow()
  const lessons = await lessonsOf(db, module, language)
  const shares = sharesOf(bank, exam_questions, asked)
  const stock = Map.groupBy(bank, keyOfCell)
  const cellsOf = (lesson: Blueprint['cells'][number]['lesson']) =>
    questionLevels.map((level) => {
      const key = keyOfCell({ lesson: lesson?.id ?? null, level })
      return {
        lesson,
        level,
        bank: stock.get(key)?.length ?? 0,
        asked: asked.find((one) => keyOfCell(one) === key)?.questions ?? null,
        drawn: boundsOf(shares.get(key) ?? 0),
      }
    })
  const isUntaught = bank.some(({ lesson }) => lesson === null)
  const exam = { count: exam_questions, attempts: exam_attempts }
  return {
    questions: Math.min(exam_questions, bank.length),
    attempts: exam_attempts,
    cells: [...lessons, ...(isUntaught ? [null] : [])].flatMap(cellsOf),
    bears: bank.length > 0 ? bearsOf(bank, asked, exam) : null,
  }
}

/** Those that are in use, and those whose questions still are. */
export const lessonsOf = (db: Queryable, module: string, language: Language) =>
  db
    .selectFrom('lesson as l')
    .innerJoin('lesson_text as t', 't.lesson_id', 'l.id')
    .select(['l.id', 't.title'])
    .where('t.language', '=', language)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('l.module_id', '=', module).and('l.retired_at', 'is', null),
        exists(
          selectFrom('question as q')
            .select('q.id')
            .whereRef('q.lesson_id', '=', 'l.id')
            .where('q.module_id', '=', module)
            .where('q.retired_at', 'is', null),
        ),
      ]),
    )
    .orderBy('l.position')
    .execute()

/** How many questions of a bank a cell has. */
export const inBank = (bank: readonly Cell[], cell: Cell): number =>
  bank.filter((one) => keyOfCell(one) === keyOfCell(cell)).length
