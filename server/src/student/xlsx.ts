import { student } from '@rajt/contract/student'
import { momentInName } from '../plumbing/budapest.ts'
import type { Database } from '../plumbing/database.ts'
import { record } from '../plumbing/record.ts'
import { procedure } from '../plumbing/request.ts'
import { matching, wordsOf } from '../plumbing/search.ts'
import { XLSX_TYPE, xlsxOf } from '../plumbing/xlsx.ts'
import { currentProgramme } from '../programme/current.ts'
import { columnsOf, sheetNames } from './columns.ts'
import { chosenOf, universitiesOf } from './filters.ts'
import { presentStudent } from './present.ts'
import { courseSize, studentsByKey } from './queries.ts'

const AT_ONCE = 250

/** Whom the list would show on all of its pages, in its order (decision T6). */
export const xlsx = procedure(student.xlsx, async ({ db, transact, actor, now, query }) => {
  const { semester, context } = await currentProgramme(db)
  const { language, search, ...rest } = query
  const filters = {
    ...rest,
    onePager: rest.onePager === 'either' ? null : rest.onePager === 'true',
    universities: universitiesOf(actor, rest.universities),
  }
  const size = await courseSize(db, semester.id)
  const chosen = chosenOf(db, { semester: semester.id, ...size }, filters)
  // The keys first, in one statement: whoever is added or renamed meanwhile moves nobody out of the file.
  const keys = await matching({ searched: 'a.search_text' }, chosen, wordsOf(search))
    .select('a.id')
    .orderBy('a.sort_name')
    .orderBy('a.id')
    .execute()
  await transact((tx) =>
    record({ tx, actor, now }, 'students-exported', semester.id, { ...query, count: keys.length }),
  )
  const graded = { ...size, limits: semester.grade_limits }
  const name = sheetNames[language]
  return {
    content: xlsxOf({
      sheet: name,
      columns: columnsOf({ language, universities: context.UNIVERSITY_NAMES }),
      rows: rowsOf(
        db,
        semester.id,
        keys.map(({ id }) => id),
        graded,
      ),
    }),
    mediaType: XLSX_TYPE,
    name: `${name.toLowerCase()} ${semester.key} ${momentInName(now)}.xlsx`,
  }
})

type Graded = Parameters<typeof presentStudent>[1]

/**
 * No connection is held while a slow reader takes the file: each part is a question of its own. The next one is asked while
 * this one is written.
 */
async function* rowsOf(db: Database, semester: string, keys: readonly string[], graded: Graded) {
  const ask = (from: number) => {
    const part = keys.slice(from, from + AT_ONCE)
    const found = part.length > 0 ? studentsByKey(db, { keys: part, semester }) : Promise.resolve([])
    // Its failure is met where it is waited for; whoever goes away before that waits for nothing.
    found.catch(() => undefined)
    return { part, found }
  }
  let next = ask(0)
  for (let from = AT_ONCE; next.part.length > 0; from += AT_ONCE) {
    const { part, found } = next
    const byKey = new Map((await found).map((row) => [row.id, row]))
    next = ask(from)
    yield part.flatMap((key) => {
      const row = byKey.get(key)
      return row ? [presentStudent(row, graded)] : []
    })
  }
}
