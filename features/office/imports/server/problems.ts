import type { Language } from '#platform/contract/parts.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { momentInName } from '#platform/server/budapest.ts'
import { command } from '#platform/server/request.ts'
import { XLSX_TYPE, xlsxOf } from '#platform/server/xlsx.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { type ImportProblem, importFields, imports } from '../calls.ts'
import { importProblemWords } from '../problem-words.ts'
import { columnsOf, type Names, partsOf, readable } from './files.ts'
import { findImport } from './queries.ts'
import type { Fields } from './rules.ts'
import { headers, problemHeaders, sheetNames } from './words.ts'

type Refused = Fields & { line: number; problems: ImportProblem[] }

/** What was refused, with its own columns as they were read: put right, the file can be imported. Leaves a line (L9). */
export const problems = command(
  imports.problems,
  async function problems({ tx, actor, now, params, query: { language } }) {
    const { id } = await findImport(tx, params.id, now)
    const refused = await tx
      .selectFrom('import_row')
      .select([...importFields, 'line', 'problems'])
      .where('import_id', '=', id)
      .where('outcome', '=', 'REFUSED')
      .orderBy('line')
      .execute()
    await writeAudit({ tx, actor, now }, 'import-problems-exported', id, { rows: refused.length })
    const { context } = await currentProgramme(tx)
    const head = problemHeaders[language]
    const rows = refused as unknown as Refused[]
    return {
      content: xlsxOf<Refused>({
        sheet: sheetNames[language].problems,
        columns: [
          { header: head.line, width: 8, value: ({ line }) => line },
          { header: head.why, width: 50, value: (row) => whyOf(row, language, context.UNIVERSITY_NAMES) },
          ...columnsOf(language, context.UNIVERSITY_NAMES),
        ],
        rows: partsOf(rows),
      }),
      mediaType: XLSX_TYPE,
      name: `${sheetNames[language].problems.toLowerCase()} ${momentInName(now)}.xlsx`,
    }
  },
)

const whyOf = (row: Refused, language: Language, universities: Names) =>
  row.problems
    .map(({ field, rule, hint }) =>
      importProblemWords[language][rule](
        headers[language][field],
        readable(hint ?? '', language, universities),
      ),
    )
    .join('; ')
