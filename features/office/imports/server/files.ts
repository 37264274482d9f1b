import type { Language } from '#platform/contract/parts.ts'
import type { XlsxColumn } from '#platform/server/xlsx.ts'
import { type ImportField, importFields } from '../calls.ts'
import type { Fields } from './rules.ts'
import { headers, languageNames, roleNames } from './words.ts'

export type Names = Readonly<Record<string, string>>

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

export const columnsOf = (language: Language, universities: Names): XlsxColumn<Fields>[] =>
  importFields.map((field) => ({
    header: headers[language][field],
    width: widths[field],
    value: (fields) => readable(fields[field], language, universities),
  }))

export async function* partsOf<Row>(rows: readonly Row[]) {
  for (let from = 0; from < rows.length; from += AT_ONCE) yield rows.slice(from, from + AT_ONCE)
}

/** Roles, languages and universities by their names, all else as it is. */
export function readable(value: string, language: Language, universities: Names): string {
  const names: Names = { ...universities, ...roleNames[language], ...languageNames[language] }
  return names[value] ?? value
}
