import { query } from '#platform/server/request.ts'
import { regrade } from '../calls.ts'
import { presentRuling } from './present.ts'
import { findQuestion, isModuleBusy, rulingsOf, versionsOf, waitingReports } from './queries.ts'

/** What was ruled of a question, and how far the job is. */
export const rulings = query(regrade.rulings, async function rulings({ db, params, language }) {
  const { id, module_id } = await findQuestion(db, params.id)
  const [versions, rows, isBusy] = await Promise.all([
    versionsOf(db, id),
    rulingsOf(db, id),
    isModuleBusy(db, module_id),
  ])
  const numbers = versions.map(({ number }) => number)
  const reports = await waitingReports(db, { question: id, versions: numbers })
  return {
    versions: versions.map(({ number, met, published_at, content }) => ({
      number,
      met,
      publishedAt: published_at.toISOString(),
      kind: content.kind,
      options: content[language].options,
      matches: content[language].matches,
      unit: content[language].unit,
      correct: content.correct,
    })),
    rulings: rows.map((row) => presentRuling(row, versions, language)),
    reports: reports.length,
    isBusy,
  }
})
