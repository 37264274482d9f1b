import { type Dashboard, statistics } from '@rajt/contract/statistics'
import { momentInName } from '../plumbing/budapest.ts'
import { record } from '../plumbing/record.ts'
import { procedure } from '../plumbing/request.ts'
import { XLSX_TYPE, type XlsxColumn, xlsxOf } from '../plumbing/xlsx.ts'
import { semesterToRead } from '../programme/to-read.ts'
import { tenantOf } from '../registration/queries.ts'
import { dashboardOf } from './dashboard.ts'
import { type FigureRow, figureRows, words } from './words.ts'

/** What the dashboard shows, a figure in each row (decision T3). */
export const xlsx = procedure(statistics.xlsx, async ({ db, transact, actor, now, query }) => {
  const { language } = query
  const wanted = query.university === 'all' ? null : query.university
  const university = tenantOf(actor) ?? wanted
  const dashboard: Dashboard = await dashboardOf(db, { university, semester: query.semester, now, language })
  const { semester } = await semesterToRead(db, query.semester)
  await transact((tx) => record({ tx, actor, now }, 'figures-exported', semester.id, { university }))
  const t = words[language]
  const columns: XlsxColumn<FigureRow>[] = [
    { header: t.block, width: 24, value: ({ block }) => block },
    { header: t.what, width: 48, value: ({ what }) => what },
    { header: t.figure, width: 14, value: ({ figure }) => figure },
  ]
  return {
    content: xlsxOf({ sheet: t.sheet, columns, rows: inOnePart(figureRows(dashboard, language)) }),
    mediaType: XLSX_TYPE,
    name: `${t.sheet.toLowerCase()} ${university ?? t.all} ${semester.key} ${momentInName(now)}.xlsx`,
  }
})

async function* inOnePart<Row>(rows: readonly Row[]) {
  yield rows
}
