import { sql } from 'kysely'
import { dayInBudapest } from '#platform/server/budapest.ts'
import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { exam } from '../calls.ts'

/** The questions of law, so that the office has them looked at before they are wrong. */
export const dated = query(exam.dated, async function dated({ db, now, language }) {
  const { semester } = await currentProgramme(db)
  const today = dayInBudapest(now)
  const rows = await db
    .selectFrom('question as q')
    .innerJoin('module as m', 'm.id', 'q.module_id')
    .innerJoin('module_text as mt', (on) =>
      on.onRef('mt.module_id', '=', 'm.id').on('mt.language', '=', language),
    )
    .innerJoin('question_text as qt', (on) =>
      on.onRef('qt.question_id', '=', 'q.id').on('qt.language', '=', language),
    )
    .leftJoin('lesson_text as lt', (on) =>
      on.onRef('lt.lesson_id', '=', 'q.lesson_id').on('lt.language', '=', language),
    )
    .select(['q.id', 'q.lesson_id', 'm.position', 'mt.title as module', 'lt.title as lesson'])
    .select(['qt.prompt', 'qt.why', sql<string>`q.valid_until::text`.as('valid_until')])
    .where('m.semester_id', '=', semester.id)
    .where('q.valid_until', 'is not', null)
    .where('q.retired_at', 'is', null)
    .orderBy('q.valid_until')
    .orderBy('m.position')
    .orderBy('q.key')
    .execute()
  return {
    questions: rows.map(({ id, lesson_id, lesson, position, module, valid_until, ...texts }) => ({
      _id: id,
      module: { position, title: module },
      lesson: lesson_id && lesson !== null ? { id: lesson_id, title: lesson } : null,
      ...texts,
      validUntil: valid_until,
      isPast: valid_until < today,
    })),
  }
})
