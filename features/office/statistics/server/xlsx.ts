import { tenantOf } from '#people/identity/server/tenant.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { momentInName } from '#platform/server/budapest.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { XLSX_TYPE, type XlsxColumn, xlsxOf } from '#platform/server/xlsx.ts'
import { semesterToRead } from '#programme/programme/server/to-read.ts'
import { type Dashboard, statistics } from '../calls.ts'
import { dashboardOf } from './dashboard.ts'
import { type FigureRow, figureRows, words } from './words.ts'

/** What the dashboard shows, a figure in each row (decision T3). */
export const xlsx = commandInSteps(statistics.xlsx, async function xlsx({ db, transact, actor, now, query }) {
  const { language } = query
  const wanted = query.university === 'all' ? null : query.university
  const university = tenantOf(actor) ?? wanted
  const dashboard: Dashboard = await dashboardOf(db, { university, semester: query.semester, now, language })
  const { semester } = await semesterToRead(db, query.semester)
  await transact((tx) => writeAudit({ tx, actor, now }, 'figures-exported', semester.id, { university }))
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
