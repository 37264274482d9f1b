import { query } from '#platform/server/request.ts'
import { secondToRead } from '#programme/programme/server/to-read.ts'
import { dataExport, dataExports } from '../calls.ts'
import { columnsOf } from './columns.ts'
import { exports } from './exports.ts'

/** What each export would hold now: its columns, and how many rows. */
export const previews = query(dataExport.previews, async function previews({ db, query, language }) {
  const { semester } = await secondToRead(db, query.semester)
  const found = []
  for (const name of dataExports) {
    const columns = columnsOf({ name, language, universities: {} }).map(({ header }) => header)
    let rows = 0
    for (const source of exports[name].sources) rows += await source.count(db, semester.id)
    found.push({ name, columns, rows })
  }
  return { exports: found }
})
