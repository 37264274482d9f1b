import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { pageOf } from '#platform/server/list.ts'
import { type HandledRequest, query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { questionStatistics } from '../calls.ts'
import { presentQuestion } from './present.ts'
import { countedQuestions, questionRows } from './queries.ts'
import { askedTwice, withTwins } from './twins.ts'

type Filters = Pick<
  HandledRequest<typeof questionStatistics.list>['body'],
  'modules' | 'questionKinds' | 'levels' | 'marks' | 'lessons' | 'bankStates'
>

const marked = sql`coalesce(cardinality(s.marks), 0)`
const toldApart = sql`coalesce(s.discrimination, case when s.question_id is null then 3 else 2 end)`

/** A bank is as large as its writers make it: no index leads to its orders. What is not counted yet ends each. */
type Figure = `s.${'met' | 'right_share' | 'discrimination' | 'median_seconds' | 'last_met'}`

/** The most suspicious first: by how many marks, then by how little a question tells apart; or sorted otherwise. */
export const list = query(questionStatistics.list, async function list({ db, language, body }) {
  const { semester } = await currentProgramme(db)
  const { rows, ...counts } = await pageOf(
    db,
    {
      all: countedQuestions(db, semester.id),
      chosen: within(db, semester.id, body),
      searched: 'q.search_text',
      key: 'q.id',
      order: [
        [marked, 'desc'],
        [toldApart, 'asc'],
      ],
      sorts: (questions) => {
        const by = (figure: Figure) => ({
          order: [[figure, 'asc']] as const,
          having: questions.where(figure, 'is not', null),
          lacking: { rows: questions.where(figure, 'is', null), order: [['m.position', 'asc']] as const },
        })
        return {
          marks: {
            order: [
              [marked, 'asc'],
              [toldApart, 'desc'],
            ],
          },
          met: by('s.met'),
          rightShare: by('s.right_share'),
          discrimination: by('s.discrimination'),
          seconds: by('s.median_seconds'),
          lastMet: by('s.last_met'),
        }
      },
      rows: async (keys) => withTwins(db, semester.id, await questionRows(db, { keys, language })),
      show: presentQuestion,
    },
    body,
  )
  return { questions: rows, ...counts }
})

const within = (db: Database, semester: string, filters: Filters) => {
  const { modules, questionKinds, levels, lessons } = filters
  return countedQuestions(db, semester)
    .$if(modules.length > 0, (query) => query.where('q.module_id', 'in', modules))
    .$if(questionKinds.length > 0, (query) => query.where('q.kind', 'in', questionKinds))
    .$if(levels.length > 0, (query) => query.where('q.level', 'in', levels))
    .$if(lessons.length > 0, (query) => query.where('q.lesson_id', 'in', lessons))
    .$if(filters.marks.length > 0, (query) => query.where(markedBy(filters.marks, semester)))
    .$if(filters.bankStates.length > 0, (query) => query.where(standingIn(filters.bankStates)))
}

const markedBy = (marks: Filters['marks'], semester: string) =>
  sql<boolean>`(s.marks && ${marks}::text[]
    or (${marks.includes('asked-twice')} and q.id in (${askedTwice(semester)})))`

const standings: Record<Filters['bankStates'][number], RawBuilder<boolean>> = {
  'in-use': sql`q.retired_at is null`,
  'with-draft': sql`exists (select from content_draft d where d.thing_id = q.id)`,
  retired: sql`q.retired_at is not null`,
}
const standingIn = (states: Filters['bankStates']) =>
  sql<boolean>`(${sql.join(
    states.map((state) => standings[state]),
    sql` or `,
  )})`
