import { course } from '@rajt/contract/course'
import { sql } from 'kysely'
import { limits } from '../limits.ts'
import { refuse } from '../plumbing/refuse.ts'
import { procedure, read } from '../plumbing/request.ts'
import { hitOrRefuse } from '../plumbing/throttle.ts'
import { semesterOfLesson } from './queries.ts'

const SHOWN = 200

/** A remark on the course material, for the office (spec 3: Suggestion). */
export const suggest = procedure(course.suggest, async ({ db, transact, actor, now, body }) => {
  if (!(await semesterOfLesson(db, body.lesson))) return refuse('not-found')
  await hitOrRefuse(db, { key: `suggest ${actor.id}`, limit: limits.suggestions }, now)
  await transact((tx) =>
    tx
      .insertInto('suggestion')
      .values({ lesson_id: body.lesson, account_id: actor.id, comment: body.comment, at: now })
      .execute(),
  )
  return { done: true }
})

/** The office reads what everybody suggested, others what they did themselves; newest first. */
export const suggestions = read(course.suggestions, async ({ db, actor, language, query }) => {
  const rows = await db
    .selectFrom('suggestion as s')
    .innerJoin('lesson_text as t', (on) =>
      on.onRef('t.lesson_id', '=', 's.lesson_id').on('t.language', '=', language),
    )
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['s.id', 's.lesson_id', 's.comment', 's.at', 't.title', 'a.surname', 'a.firstname'])
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
    })),
  }
})
