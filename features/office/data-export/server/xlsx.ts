import { writeAudit } from '#platform/server/audit.ts'
import { momentInName } from '#platform/server/budapest.ts'
import type { Database } from '#platform/server/database.ts'
import { inParts } from '#platform/server/in-parts.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { XLSX_TYPE, xlsxOf } from '#platform/server/xlsx.ts'
import { secondToRead } from '#programme/programme/server/to-read.ts'
import { dataExport } from '../calls.ts'
import { columnsOf } from './columns.ts'
import { exports } from './exports.ts'
import type { Source } from './queries.ts'
import { words } from './words.ts'

/**
 * Sends what is there at this moment: first a line goes into the audit, then row after row is sent
 * (decisions X7, L9).
 */
export const xlsx = commandInSteps(dataExport.xlsx, async function xlsx(request) {
  const { db, transact, actor, now, params, query } = request
  const { name } = params
  const { language } = query
  const { semester, context } = await secondToRead(db, query.semester)
  const parts: [Source, string[]][] = []
  for (const source of exports[name].sources) parts.push([source, await source.keys(db, semester.id)])
  const count = parts.reduce((sum, [, keys]) => sum + keys.length, 0)
  await transact((tx) =>
    writeAudit({ tx, actor, now }, 'data-exported', semester.id, { name, language, count }),
  )
  const sheet = words[language].sheets[name]
  return {
    content: xlsxOf({
      sheet,
      columns: columnsOf({ name, language, universities: context.UNIVERSITY_NAMES }),
      rows: rowsOf(db, semester.id, parts),
    }),
    mediaType: XLSX_TYPE,
    name: `${sheet.toLowerCase()} ${semester.key} ${momentInName(now)}.xlsx`,
  }
})

/** One source after the other. */
async function* rowsOf(db: Database, semester: string, parts: readonly [Source, string[]][]) {
  for (const [source, keys] of parts)
    yield* inParts(
      keys,
      (some) => source.rows(db, semester, some),
      (row) => row,
    )
}
