import { momentInName } from '#platform/server/budapest.ts'
import type { Database } from '#platform/server/database.ts'
import { inParts } from '#platform/server/in-parts.ts'
import { record } from '#platform/server/record.ts'
import { type Handlers, procedure, read } from '#platform/server/request.ts'
import { XLSX_TYPE, xlsxOf } from '#platform/server/xlsx.ts'
import { secondToRead } from '#programme/programme/server/to-read.ts'
import { dataExport, dataExports } from '../calls.ts'
import { columnsOf } from './columns.ts'
import { exports } from './exports.ts'
import type { Source } from './queries.ts'
import { words } from './words.ts'

export const dataExportRoutes = {
  previews: read(dataExport.previews, async ({ db, query, language }) => {
    const {
      semester: { id },
    } = await secondToRead(db, query.semester)
    const found = []
    for (const name of dataExports) {
      const columns = columnsOf({ name, language, universities: {} }).map(({ header }) => header)
      let rows = 0
      for (const source of exports[name].sources) rows += await source.count(db, id)
      found.push({ name, columns, rows })
    }
    return { exports: found }
  }),
  /**
   * Sends what is there at this moment: first a line goes into the audit, then row after row is sent
   * (decisions X7, L9).
   */
  xlsx: procedure(dataExport.xlsx, async ({ db, transact, actor, now, params: { name }, query }) => {
    const { semester, context } = await secondToRead(db, query.semester)
    const { language } = query
    const parts: [Source, string[]][] = []
    for (const source of exports[name].sources) parts.push([source, await source.keys(db, semester.id)])
    const count = parts.reduce((sum, [, keys]) => sum + keys.length, 0)
    await transact((tx) =>
      record({ tx, actor, now }, 'data-exported', semester.id, { name, language, count }),
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
  }),
} satisfies Handlers<typeof dataExport>

/** One source after the other. */
async function* rowsOf(db: Database, semester: string, parts: readonly [Source, string[]][]) {
  for (const [source, keys] of parts)
    yield* inParts(
      keys,
      (some) => source.rows(db, semester, some),
      (row) => row,
    )
}
