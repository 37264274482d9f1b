import { universitiesOf } from '#people/identity/server/tenant.ts'
import type { Language } from '#platform/contract/parts.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { momentInName } from '#platform/server/budapest.ts'
import { safeName } from '#platform/server/file-name.ts'
import { inParts } from '#platform/server/in-parts.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { matching, wordsOf } from '#platform/server/search.ts'
import { xlsxOf } from '#platform/server/xlsx.ts'
import { apart, zipOf } from '#platform/server/zip.ts'
import { secondToRead } from '#programme/programme/server/to-read.ts'
import { progressReport } from '../calls.ts'
import { indexColumns, indexWords } from './index-columns.ts'
import { isDissolved } from './present.ts'
import { type ProjectRow, projectsByKey, projectsOf } from './queries.ts'

/** Every report that is there of those that are filtered, a folder for each university, and their index (decision X8). */
export const zip = commandInSteps(
  progressReport.zip,
  async function zip({ db, transact, actor, now, query, store }) {
    const { semester, context } = await secondToRead(db, query.semester)
    const universities = context.UNIVERSITY_NAMES
    const { language } = query
    const chosen = projectsOf(db, semester.id, universitiesOf(actor, query.universities))
    const keys = await matching({ searched: 'p.search_text' }, chosen, wordsOf(query.search))
      .select('p.id')
      .orderBy('p.university_id')
      .orderBy('p.name')
      .orderBy('p.id')
      .execute()
      .then((rows) => rows.map(({ id }) => id))
    const rows: ProjectRow[] = []
    for await (const part of inParts(
      keys,
      (ids) => projectsByKey(db, ids),
      (row) => row,
    ))
      rows.push(...part)
    const stored = rows.flatMap(({ id, key, created_at, ...row }) =>
      key && created_at ? [{ id, key, at: created_at, path: pathOf(row, universities, language) }] : [],
    )
    const paths = apart(stored.map(({ path }) => path))
    const entries = stored.map(({ key, at }, n) => ({ key, at, path: paths[n] ?? '' }))
    await transact((tx) =>
      writeAudit({ tx, actor, now }, 'progress-reports-downloaded', semester.id, {
        ...query,
        count: entries.length,
      }),
    )
    const content = zipOf(store, entries, (lost) => {
      const byProject = new Map(stored.map(({ id }, n) => [id, paths[n] ?? '']))
      const columns = indexColumns({ language, universities, paths: byProject, lost: new Set(lost) })
      const sheet = indexWords[language].sheet
      return [{ path: 'index.xlsx', at: now, made: () => xlsxOf({ sheet, columns, rows: once(rows) }) }]
    })
    const name = `${indexWords[language].zip} ${semester.key} ${momentInName(now)}.zip`
    return { content, mediaType: 'application/zip', name }
  },
)

type Named = Pick<ProjectRow, 'name' | 'status' | 'surname' | 'firstname' | 'university_id'>

function pathOf(
  { name, status, surname, firstname, university_id }: Named,
  universities: Record<string, string>,
  language: Language,
): string {
  const folder = safeName(universities[university_id ?? ''] ?? '-')
  const mark = isDissolved(status) ? ` (${indexWords[language].mark})` : ''
  return `${folder}/${safeName(name)} - ${safeName(`${surname} ${firstname}`)}${mark}.pdf`
}

async function* once<Row>(rows: readonly Row[]) {
  yield rows
}
