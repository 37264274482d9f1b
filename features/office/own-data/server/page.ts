import { acts } from '#platform/contract/acts.generated.ts'
import type { AuditAct } from '#platform/contract/audit.ts'
import type { Language } from '#platform/contract/parts.ts'
import { plain } from '#platform/server/html.ts'
import { reasonIn } from '#teams/request/void-reason-words.ts'
import { words } from './words.ts'

export type Value = string | number | boolean | Date | null
export type Row = Record<string, Value>

export interface Gathered {
  name: string
  title: string
  rows: readonly Row[]
}

interface Data {
  language: Language
  made: Date
  parts: readonly Gathered[]
}

const STYLE = `body{margin:0 auto;max-width:960px;padding:32px 20px;font:16px/1.5 system-ui,sans-serif;color:#16201a;background:#fff}
h1{color:#0b6b42}h2{margin:40px 0 8px;font-size:20px}.wide{overflow-x:auto}
table{border-collapse:collapse}th,td{padding:6px 16px 6px 0;text-align:start;vertical-align:top;border-bottom:1px solid #ddd}
td{overflow-wrap:anywhere}`

/** A day parses as its midnight in UTC, so it is written in UTC. */
const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const
const localeOf = (language: Language) => (language === 'hu' ? 'hu' : 'en-GB')

/** For people: a page that needs nothing else, and no connection. */
export function pageOf({ language, made, parts }: Data): string {
  const said = words[language]
  const moment = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Budapest',
  })
  const shown = (column: string, value: Value): string => {
    if (value === null || value === '') return '–'
    if (value instanceof Date) return moment.format(value)
    if (typeof value === 'boolean') return value ? said.yes : said.no
    return typeof value === 'number' ? String(value) : wordsOf(column, value, language)
  }
  const sections = parts.map(({ title, rows }) => `<h2>${plain(title)}</h2>${tableOf(rows, language, shown)}`)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${said.title}</title><style>${STYLE}</style></head><body><h1>${said.title}</h1><p>${said.intro}</p><p>${said.made}: ${moment.format(made)}</p>${sections.join('')}</body></html>`
}

/** What a code of the database means; what somebody wrote stays as it is. */
function wordsOf(column: string, value: string, language: Language): string {
  if (column === 'day') return new Intl.DateTimeFormat(localeOf(language), DAY).format(new Date(value))
  if (column === 'act') return acts[value as AuditAct][language]
  if (column === 'reason') return reasonIn(value, language)
  return words[language].values[value] ?? value
}

/** One row is read downwards, several are compared. */
function tableOf(
  rows: readonly Row[],
  language: Language,
  shown: (column: string, value: Value) => string,
): string {
  const said = words[language]
  const [first] = rows
  if (!first) return `<p>${said.none}</p>`
  const named = (column: string) => plain(said.columns[column] ?? column)
  const cell = ([column, value]: [string, Value]) => `<td>${plain(shown(column, value))}</td>`
  const lines =
    rows.length === 1
      ? Object.entries(first).map((entry) => `<tr><th scope="row">${named(entry[0])}</th>${cell(entry)}</tr>`)
      : [
          `<tr>${Object.keys(first)
            .map((column) => `<th scope="col">${named(column)}</th>`)
            .join('')}</tr>`,
          ...rows.map((row) => `<tr>${Object.entries(row).map(cell).join('')}</tr>`),
        ]
  return `<div class="wide"><table>${lines.join('')}</table></div>`
}
