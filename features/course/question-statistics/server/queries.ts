import { sql } from 'kysely'
import type { Language } from '#platform/contract/parts.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'

/** The questions of a semester with what is counted of their published version. */
export const countedQuestions = (db: Queryable, semester: string) =>
  db
    .selectFrom('question as q')
    .innerJoin('module as m', 'm.id', 'q.module_id')
    .leftJoin('question_statistics as s', (on) =>
      on.onRef('s.question_id', '=', 'q.id').onRef('s.version', '=', 'q.version'),
    )
    .where('m.semester_id', '=', semester)

export const questionRows = (db: Queryable, { keys, language }: { keys: string[]; language: Language }) =>
  db
    .selectFrom('question as q')
    .innerJoin('module as m', 'm.id', 'q.module_id')
    .innerJoin('module_text as mt', (on) =>
      on.onRef('mt.module_id', '=', 'm.id').on('mt.language', '=', language),
    )
    .innerJoin('question_text as t', (on) =>
      on.onRef('t.question_id', '=', 'q.id').on('t.language', '=', language),
    )
    .leftJoin('lesson_text as l', (on) =>
      on.onRef('l.lesson_id', '=', 'q.lesson_id').on('l.language', '=', language),
    )
    .leftJoin('question_statistics as s', (on) =>
      on.onRef('s.question_id', '=', 'q.id').onRef('s.version', '=', 'q.version'),
    )
    .select(['q.id', 'q.kind', 'q.level', 'q.points', 'q.version', 'q.retired_at', 't.prompt'])
    .select(['q.module_id', 'm.position', 'mt.title as module', 'l.title as lesson'])
    .select(['s.met', 's.right_share', 's.discrimination', 's.median_seconds', 's.marks'])
    .select(['s.last_met', 's.counted_at'])
    .select(sql<boolean>`exists (select from content_draft d where d.thing_id = q.id)`.as('has_draft'))
    .where('q.id', '=', anyOf(keys))
    .execute()

export type QuestionRow = Awaited<ReturnType<typeof questionRows>>[number]

/** Each counted version of a question, whichever semester it is of, the newest first. */
export const versionRows = (db: Queryable, { id, language }: { id: string; language: Language }) =>
  db
    .selectFrom('question_statistics as s')
    .innerJoin('content_version as v', (on) =>
      on.onRef('v.thing_id', '=', 's.question_id').onRef('v.number', '=', 's.version'),
    )
    .select(['s.version', 's.met', 's.right_share', 's.discrimination', 's.median_seconds', 's.marks'])
    .select(['s.options', 's.last_met', 's.counted_at'])
    .select(sql<string[]>`v.content -> ${language} -> 'options'`.as('texts'))
    .select(sql<number[]>`v.content -> 'correct'`.as('correct'))
    .select(sql<string>`v.content ->> 'kind'`.as('kind'))
    .where('s.question_id', '=', id)
    .orderBy('s.version', 'desc')
    .execute()

export type VersionRow = Awaited<ReturnType<typeof versionRows>>[number]
