import type { Language } from '#platform/contract/parts.ts'
import { momentInName } from '#platform/server/budapest.ts'
import { record } from '#platform/server/record.ts'
import { act, read } from '#platform/server/request.ts'
import { XLSX_TYPE, type XlsxColumn, xlsxOf } from '#platform/server/xlsx.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { type ImportField, type ImportProblem, importFields, imports } from '../calls.ts'
import { importProblemWords } from '../problem-words.ts'
import { findImport } from './queries.ts'
import type { Fields } from './rules.ts'
import { headers, languageNames, problemHeaders, roleNames, sheetNames } from './words.ts'

type Names = Readonly<Record<string, string>>

const AT_ONCE = 250

const widths: Record<ImportField, number> = {
  role: 16,
  surname: 20,
  firstname: 20,
  email: 34,
  university: 42,
  neptun: 12,
  username: 18,
  language: 18,
}

const columnsOf = (language: Language, universities: Names): XlsxColumn<Fields>[] =>
  importFields.map((field) => ({
    header: headers[language][field],
    width: widths[field],
    value: (fields) => readable(fields[field], language, universities),
  }))

async function* partsOf<Row>(rows: readonly Row[]) {
  for (let from = 0; from < rows.length; from += AT_ONCE) yield rows.slice(from, from + AT_ONCE)
}

/** The right headers and one row, which whoever fills it in writes over. */
export const template = read(imports.template, async ({ db, query: { language } }) => {
  const { context } = await currentProgramme(db)
  const [university = ''] = Object.keys(context.UNIVERSITY_NAMES)
  const example: Fields = {
    role: 'STUDENT',
    surname: 'Minta',
    firstname: 'Réka',
    email: 'minta.reka@hallgato.example',
    university,
    neptun: 'AB12CD',
    username: '',
    language: 'hu',
  }
  const sheet = sheetNames[language].template
  const columns = columnsOf(language, context.UNIVERSITY_NAMES)
  return {
    content: xlsxOf({ sheet, columns, rows: partsOf([example]) }),
    mediaType: XLSX_TYPE,
    name: `${sheet.toLowerCase()}.xlsx`,
  }
})

type Refused = Fields & { line: number; problems: ImportProblem[] }

/** What was refused, with its own columns as they were read: put right, the file can be imported. Leaves a line (L9). */
export const problems = act(imports.problems, async ({ tx, actor, now, params, query: { language } }) => {
  const { id } = await findImport(tx, params.id, now)
  const refused = await tx
    .selectFrom('import_row')
    .select([...importFields, 'line', 'problems'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'REFUSED')
    .orderBy('line')
    .execute()
  await record({ tx, actor, now }, 'import-problems-exported', id, { rows: refused.length })
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
})

const whyOf = (row: Refused, language: Language, universities: Names) =>
  row.problems
    .map(({ field, rule, hint }) =>
      importProblemWords[language][rule](
        headers[language][field],
        readable(hint ?? '', language, universities),
      ),
    )
    .join('; ')

/** Roles, languages and universities by their names, all else as it is. */
function readable(value: string, language: Language, universities: Names): string {
  const names: Names = { ...universities, ...roleNames[language], ...languageNames[language] }
  return names[value] ?? value
}
