import type { Encoding } from '#platform/contract/encoding.ts'
import { isLikely } from '#platform/server/encoding/likely.ts'
import type { ImportField, Reading } from '../calls.ts'
import { clean, UNSEEN } from './clean.ts'
import type { Columns } from './columns.ts'
import type { ReadRow } from './rules.ts'
import type { Table, TableRow } from './table.ts'

/** Names that are shown to whoever is asked whether they are right. */
const SHOWN = 8
/** What may hold letters beyond ASCII, and stays as it was read. */
const lettered = ['surname', 'firstname', 'username'] as const satisfies readonly ImportField[]

type Doubts = Pick<Reading, 'isSure' | 'looks'>

/**
 * Whether the names of those who would be invited were read rightly: not certain where another encoding is as likely and
 * reads a name differently, or where a name looks as if it had been read wrongly before it came here.
 */
export function doubtsOf(table: Table, columns: Columns, rows: readonly ReadRow[]): Doubts {
  const cellsOf = cellsBy(columns)
  const nameOf = (row: TableRow | undefined) =>
    cellsOf(row)
      .map((cell) => clean('surname', cell))
      .filter(Boolean)
      .join(' ')
  const invited = new Set(rows.filter(({ problems }) => problems.length === 0).map(({ line }) => line))
  const own = table.rows.filter(({ line }) => invited.has(line))
  const others = table.others.map((other) => ({
    ...other,
    rows: new Map(other.rows.map((row) => [row.line, row])),
  }))
  const rivals = others.filter(({ isRival }) => isRival)
  const inQuestion = own.filter((row) => {
    const isOtherIn = ({ rows: read }: (typeof others)[number]) => nameOf(read.get(row.line)) !== nameOf(row)
    return !cellsOf(row).every(isLikelyName) || rivals.some(isOtherIn)
  })
  if (inQuestion.length === 0) return { isSure: true, looks: [] }
  const shown = telling(inQuestion, nameOf)
  const look = (encoding: Encoding | null, row: (line: number) => TableRow | undefined) => ({
    encoding,
    names: shown.map((one) => nameOf(row(one.line))),
  })
  const ownRows = new Map(own.map((row) => [row.line, row]))
  return {
    isSure: false,
    looks: [
      look(table.encoding, (line) => ownRows.get(line)),
      ...others.map(({ encoding, rows: read }) => look(encoding, (line) => read.get(line))),
    ],
  }
}

const cellsBy =
  ({ at }: Columns) =>
  (row: TableRow | undefined) =>
    lettered.map((field) => row?.cells[at.get(field) ?? -1] ?? '')

/** A non-breaking space may be a letter that was read wrongly. */
const BETWEEN_WORDS = /[^\S\u00a0]+/
const isLikelyName = (cell: string) => cell.replace(UNSEEN, '').split(BETWEEN_WORDS).every(isLikely)

/** First those with letters in question that none before them has: a few of them show all. */
function telling(rows: readonly TableRow[], nameOf: (row: TableRow) => string): TableRow[] {
  const seen = new Set<string>()
  const names = new Set<string>()
  const isNews = (row: TableRow) => {
    const news = [...nameOf(row)].filter((sign) => sign > '\u007f' && !seen.has(sign))
    for (const sign of news) seen.add(sign)
    return news.length > 0
  }
  const isOther = (row: TableRow) => {
    const name = nameOf(row)
    return !names.has(name) && Boolean(names.add(name))
  }
  const first = rows.filter(isNews)
  return [...first, ...rows].filter(isOther).slice(0, SHOWN)
}
