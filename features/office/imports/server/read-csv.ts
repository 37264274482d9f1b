import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { CsvError, type Info, type Options, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import type { Encoding } from '#platform/contract/encoding.ts'
import { textIn } from '#platform/server/encoding/letters.ts'
import { candidates, encodingOf } from '#platform/server/encoding/tell.ts'
import { refuse } from '#platform/server/refuse.ts'
import { gathering, type Table, type TableRow } from './table.ts'

const DELIMITERS = [';', ',', '\t'] as const
/** Characters that are read before somebody else has their turn; no header ends later. */
const PIECE = 32 * 1024
/** Rows that are looked at for a header. */
const HEADED = 10
// What no table holds many of: a file with these is something else.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this finds
const BINARY = /[\u0000-\u0008\u000e-\u001f]/g
const FEW = 1 / 100
/** How pages and XML begin that were saved under the name of a table. */
const MARKUP = /^\s*(?:<(?:!|\?xml|html|head|body|meta|style|table|div)|mime-version:)/i
/** Programs of DOS end a text so. */
const END_OF_TEXT = '\u001a'
/** Excel's own line that names the separator, which it does not show as a row. */
const SEPARATOR = /^sep=(.)\r?\n/i

const options: Options = {
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
}

/** How many of a header's names are known. */
type Knows = (header: readonly string[]) => number

/**
 * The rows of a text. `chosen`: how it was written, by somebody who has seen its names; null: told by what names look
 * like.
 */
export async function readCsv(content: Buffer, knows: Knows, chosen: Encoding | null): Promise<Table> {
  const { encoding, rivals } = chosen ? { encoding: chosen, rivals: [] } : await encodingOf(content)
  const { delimiter, body } = tableIn(textIn(encoding, content), knows)
  const rows = await rowsOf(body, delimiter)
  if (rivals.length === 0) return { rows, encoding, others: [] }
  const others: Table['others'] = []
  for (const other of otherChoices(encoding, rivals)) {
    const again = tableIn(textIn(other, content), knows)
    others.push({
      encoding: other,
      isRival: rivals.includes(other),
      rows: await rowsOf(again.body, delimiter),
    })
  }
  return { rows, encoding, others }
}

/** What is broken as UTF-8 is offered as UTF-8 only where that is likely all the same. */
const otherChoices = (encoding: Encoding, rivals: readonly Encoding[]) =>
  [...new Set([...rivals, ...candidates.filter((one) => one !== 'utf-8')])].filter((one) => one !== encoding)

/** Refuses what is no table. */
function tableIn(text: string, knows: Knows): { delimiter: string; body: string } {
  if (MARKUP.test(text)) return refuse('import-no-workbook')
  const whole = text.endsWith(END_OF_TEXT) ? text.slice(0, -1) : text
  if ((whole.match(BINARY)?.length ?? 0) > whole.length * FEW) return refuse('import-unreadable')
  const [line = '', named] = SEPARATOR.exec(whole) ?? []
  const body = whole.slice(line.length)
  return { body, delimiter: named ?? delimiterOf(body, knows) }
}

function delimiterOf(body: string, knows: Knows): string {
  const known = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: Math.max(0, ...firstRows(body, delimiter).map(knows)),
  }))
  return known.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}

function firstRows(body: string, delimiter: string): string[][] {
  try {
    return parseAtOnce(body.slice(0, PIECE), { ...options, info: false, delimiter, to: HEADED })
  } catch {
    // With another separator the quotes may be right.
    return []
  }
}

async function rowsOf(body: string, delimiter: string): Promise<TableRow[]> {
  const { rows, add } = gathering()
  const records = Readable.from(piecesOf(body)).pipe(parse({ ...options, delimiter }))
  let [lines, widest] = [0, 0]
  try {
    for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: Info }>) {
      widest = Math.max(widest, record.length)
      if (swallowsRows(record, delimiter, widest))
        return refuse('import-quote-open', { detail: { line: lines + 1 } })
      lines = info.lines
      add(info.records + info.empty_lines, record)
    }
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      return refuse('import-quote-open', { detail: { line: lines + 1 } })
    throw error
  }
  return rows
}

/** A whole row within a cell: what begins with a stray quotation mark goes on to the next one, rows later. */
function swallowsRows(record: readonly string[], delimiter: string, widest: number): boolean {
  const separators = Math.max(2, widest - 1)
  return record.some(
    (cell) => cell.includes('\n') && cell.split('\n').some((one) => one.split(delimiter).length > separators),
  )
}

async function* piecesOf(text: string) {
  for (let from = 0; from < text.length; from += PIECE) {
    yield text.slice(from, from + PIECE)
    await turn()
  }
}
