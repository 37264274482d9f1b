import { courseSize } from '#course/course/server/size.ts'
import { universitiesOf } from '#people/identity/server/tenant.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { momentInName } from '#platform/server/budapest.ts'
import { inParts } from '#platform/server/in-parts.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { matching, wordsOf } from '#platform/server/search.ts'
import { XLSX_TYPE, xlsxOf } from '#platform/server/xlsx.ts'
import { semesterToRead } from '#programme/programme/server/to-read.ts'
import { student } from '../calls.ts'
import { columnsOf, sheetNames } from './columns.ts'
import { chosenOf } from './filters.ts'
import { presentStudent } from './present.ts'
import { studentsByKey } from './queries.ts'

/** Whom the list would show on all of its pages, in its order (decision T6). */
export const xlsx = commandInSteps(student.xlsx, async function xlsx({ db, transact, actor, now, query }) {
  const { semester, context } = await semesterToRead(db, query.semester)
  const { language, search, ...rest } = query
  const filters = {
    ...rest,
    onePager: rest.onePager === 'either' ? null : rest.onePager === 'true',
    mentor: rest.mentor === 'either' ? null : rest.mentor === 'true',
    universities: universitiesOf(actor, rest.universities),
  }
  const size = await courseSize(db, semester.id)
  const chosen = chosenOf(db, { semester, now, ...size }, filters)
  // The keys first, in one statement: whoever is added or renamed meanwhile moves nobody out of the file.
  const keys = await matching({ searched: 'a.search_text' }, chosen, wordsOf(search))
    .select('a.id')
    .orderBy('a.sort_name')
    .orderBy('a.id')
    .execute()
  await transact((tx) =>
    writeAudit({ tx, actor, now }, 'students-exported', semester.id, { ...query, count: keys.length }),
  )
  const graded = { ...size, limits: semester.grade_limits }
  const name = sheetNames[language]
  return {
    content: xlsxOf({
      sheet: name,
      columns: columnsOf({ language, semester: semester.number, universities: context.UNIVERSITY_NAMES }),
      rows: inParts(
        keys.map(({ id }) => id),
        async (part) => studentsByKey(db, { keys: part, semester: semester.id, key: semester.key }),
        (row) => presentStudent(row, graded),
      ),
    }),
    mediaType: XLSX_TYPE,
    name: `${name.toLowerCase()} ${semester.key} ${momentInName(now)}.xlsx`,
  }
})
