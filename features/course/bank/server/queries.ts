import { sql } from 'kysely'
import type { QuestionContent } from '#course/exam/question-content.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'

/** A question of the bank in one language: as it was last published, or as its draft has it. */
export interface BankRow {
  id: string
  module_id: string
  /** Of its module. */
  position: number
  prompt: string
  options: string[]
  matches: string[]
  number: QuestionContent['number']
}

/** All questions of a semester, retired ones and drafts included: what is there is not wanted twice. */
export async function bankOf(db: Queryable, semester: string, language: Language): Promise<BankRow[]> {
  const { rows } = await sql<BankRow>`
    with written as (
      select q.id, q.module_id, v.content from question q
        join content_version v on v.thing_id = q.id and v.number = q.version
      union all
      select d.thing_id, d.module_id, d.content from content_draft d where d.kind = 'question')
    select w.id, w.module_id, m.position, t.texts ->> 'prompt' as prompt, t.texts -> 'options' as options,
      coalesce(t.texts -> 'matches', '[]') as matches, nullif(w.content -> 'number', 'null') as number
    from written w
    join module m on m.id = w.module_id
    cross join lateral (select w.content -> ${language}::text as texts) t
    where m.semester_id = ${semester}
    order by m.position, w.id`.execute(db)
  return rows
}

/** Those that new exams can use, by their keys. */
export const questionsInUse = (db: Queryable, module: string) =>
  db
    .selectFrom('question as q')
    .innerJoin('content_version as v', (on) =>
      on.onRef('v.thing_id', '=', 'q.id').onRef('v.number', '=', 'q.version'),
    )
    .select(['q.key', 'v.content'])
    .where('q.module_id', '=', module)
    .where('q.retired_at', 'is', null)
    .orderBy('q.key')
    .execute()
