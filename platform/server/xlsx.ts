import { Readable } from 'node:stream'
import yazl from 'yazl'
import { cutToUnits } from '#platform/contract/signs.ts'
import { inBudapest } from './budapest.ts'
import { cellStyles, fixedParts, sheetEnd, sheetHead, workbookXml, xmlText } from './xlsx-parts.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A day as `2026-11-22`, or a moment, shown as clocks in Budapest do (decision L7). */
type XlsxDate = { day: string } | { moment: Date }
type XlsxValue = string | number | XlsxDate | null

export interface XlsxColumn<Row> {
  header: string
  /** In characters. */
  width: number
  value: (row: Row) => XlsxValue
}

interface Sheet<Row> {
  /** Its name, and that of the only sheet: at most 31 characters. */
  sheet: string
  columns: readonly XlsxColumn<Row>[]
  /** In parts; the event loop waits for one part at most. */
  rows: AsyncIterable<readonly Row[]>
}

/** Of Excel: a cell's characters, a sheet's rows. */
const MOST_CHARACTERS = 32_767
const MOST_ROWS = 1_048_576
/** Rows of a table are much alike: a higher level takes twice the time for a tenth less. */
const COMPRESSION = 3

/**
 * One table as an Excel file, sent while it is made (decisions T6, L6): typed cells, a header that stays in sight, a filter,
 * and never a formula. No kept library streams all of it: hucre's writer has no filter, ExcelJS's last release is of 2023.
 */
export function xlsxOf<Row>({ sheet, columns, rows }: Sheet<Row>): Readable {
  const zip = new yazl.ZipFile()
  for (const [path, text] of Object.entries(fixedParts)) zip.addBuffer(Buffer.from(text), path)
  const letters = columns.map((_, i) => columnLetters(i))
  const made = { rows: 1 }
  const filtered = () => `A1:${letters.at(-1)}${made.rows}`
  const content = Readable.from(sheetXml({ columns, letters, rows, made, filtered }), { objectMode: false })
  zip.addReadStreamLazy('xl/worksheets/sheet1.xml', { compressionLevel: COMPRESSION }, (give) =>
    give(null, content),
  )
  // After the rows, which it counts.
  zip.addReadStreamLazy('xl/workbook.xml', (give) =>
    give(null, Readable.from([workbookXml(sheet, filtered())])),
  )
  zip.end()
  const stream = zip.outputStream as Readable
  // Whoever asked for it may go away in the middle; a row that cannot be read breaks the file off.
  stream.once('close', () => content.destroy())
  content.on('error', (error) => stream.destroy(error))
  zip.on('error', (error) => stream.destroy(error as Error))
  return stream
}

interface Making<Row> extends Pick<Sheet<Row>, 'columns' | 'rows'> {
  letters: readonly string[]
  /** The rows so far, the header among them. */
  made: { rows: number }
  filtered: () => string
}

async function* sheetXml<Row>({ columns, letters, rows, made, filtered }: Making<Row>) {
  const header = columns.map((column, i) => textCell(`${letters[i]}1`, column.header, cellStyles.header))
  yield Buffer.from(`${sheetHead(columns.map(({ width }) => width))}<row r="1">${header.join('')}</row>`)
  for await (const part of rows) {
    if (made.rows + part.length > MOST_ROWS) throw new Error(`more than the ${MOST_ROWS} rows of a sheet`)
    let text = ''
    for (const row of part) {
      const number = ++made.rows
      text += `<row r="${number}">`
      for (const [i, { value }] of columns.entries()) text += cell(`${letters[i]}${number}`, value(row))
      text += '</row>'
    }
    yield Buffer.from(text)
  }
  yield Buffer.from(sheetEnd(filtered()))
}

function cell(at: string, value: XlsxValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
  if (typeof value === 'string') return textCell(at, value, isLikeAFormula(value) ? cellStyles.literal : null)
  const [style, serial] =
    'day' in value
      ? [cellStyles.day, serialOf(Date.parse(value.day))]
      : [cellStyles.moment, serialOf(wholeMinute(inBudapest(value.moment)))]
  return `<c r="${at}" s="${style}"><v>${serial}</v></c>`
}

/** What a program takes for a formula where the text of the cell is typed or pasted anew (decision L6). */
const isLikeAFormula = (text: string) => /^[\s]*[=+\-@]/.test(text)

/**
 * Marks spaces only where a reader would lose them: otherwise every cell with a text would carry the mark.
 */
const keptSpace = (text: string) => (text === text.trim() ? '' : ' xml:space="preserve"')

const textCell = (at: string, text: string, style: number | null) =>
  `<c r="${at}"${style === null ? '' : ` s="${style}"`} t="inlineStr"><is><t${keptSpace(text)}>${xmlText(cutToUnits(text, MOST_CHARACTERS))}</t></is></c>`

const FIRST_DAY = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Days since the end of 1899, with the time as a fraction: how these files write dates. */
const serialOf = (time: number) => (time - FIRST_DAY) / DAY_MS

/** As the cell shows it: what is filtered and compared there has no seconds that nobody sees. */
const wholeMinute = (moment: Date) => Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS

/** A, …, Z, AA, … */
function columnLetters(i: number): string {
  const last = String.fromCharCode(65 + (i % 26))
  return i < 26 ? last : columnLetters(Math.floor(i / 26) - 1) + last
}
