import { sql } from 'kysely'
import { outcomeOf } from '#course/remark/server/parts.ts'
import { query } from '#platform/server/request.ts'
import { course } from '../calls.ts'

const SHOWN = 200

/** The office reads what everybody suggested, others what they did themselves; newest first. */
export const suggestions = query(
  course.suggestions,
  async function suggestions({ db, actor, language, query }) {
    const rows = await db
      .selectFrom('remark as s')
      .innerJoin('lesson_text as t', (on) =>
        on.onRef('t.lesson_id', '=', 's.lesson_id').on('t.language', '=', language),
      )
      .innerJoin('account as a', 'a.id', 's.account_id')
      .select(['s.id', 't.lesson_id', 's.comment', 's.at', 't.title', 'a.surname', 'a.firstname'])
      .select(['s.answer', 's.answered_at', 's.status'])
      .$if(actor.role !== 'OFFICE', (own) => own.where('s.account_id', '=', actor.id))
      .$if(query.lesson !== undefined, (one) => one.where('s.lesson_id', '=', query.lesson ?? ''))
      .orderBy('s.at', 'desc')
      .orderBy('s.id')
      .limit(sql.lit(SHOWN))
      .execute()
    return {
      suggestions: rows.map((row) => ({
        id: row.id,
        lesson: row.lesson_id,
        lessonTitle: row.title,
        comment: row.comment,
        at: row.at.toISOString(),
        from: actor.role === 'OFFICE' ? { surname: row.surname, firstname: row.firstname } : null,
        ...outcomeOf(row),
      })),
    }
  },
)
