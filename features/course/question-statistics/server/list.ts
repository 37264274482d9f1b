import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { pageOf } from '#platform/server/list.ts'
import { type HandledRequest, query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { questionStatistics } from '../calls.ts'
import { presentQuestion } from './present.ts'
import { countedQuestions, questionRows } from './queries.ts'

type Filters = Pick<
  HandledRequest<typeof questionStatistics.list>['body'],
  'modules' | 'questionKinds' | 'levels' | 'marks'
>

/** The most suspicious first: by how many marks, then by how little a question tells apart. */
export const list = query(questionStatistics.list, async function list({ db, language, body }) {
  const { semester } = await currentProgramme(db)
  const {
    rows,
    states: _,
    ...counts
  } = await pageOf(
    db,
    {
      all: countedQuestions(db, semester.id),
      chosen: within(db, semester.id, body),
      searched: 'q.search_text',
      key: 'q.id',
      order: [
        [sql`coalesce(cardinality(s.marks), 0)`, 'desc'],
        [sql`coalesce(s.discrimination, case when s.question_id is null then 3 else 2 end)`, 'asc'],
      ],
      rows: (keys) => questionRows(db, { keys, language }),
      show: presentQuestion,
    },
    body,
  )
  return { questions: rows, ...counts }
})

const within = (db: Database, semester: string, { modules, questionKinds, levels, marks }: Filters) =>
  countedQuestions(db, semester)
    .$if(modules.length > 0, (query) => query.where('q.module_id', 'in', modules))
    .$if(questionKinds.length > 0, (query) => query.where('q.kind', 'in', questionKinds))
    .$if(levels.length > 0, (query) => query.where('q.level', 'in', levels))
    .$if(marks.length > 0, (query) => query.where(sql<boolean>`s.marks && ${marks}::text[]`))
