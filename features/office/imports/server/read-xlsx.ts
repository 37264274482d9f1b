import { posix } from 'node:path'
import { refuse } from '#platform/server/refuse.ts'
import { importLimits } from '../calls.ts'
import { type CellKind, cut, gathering, type TableRow } from './table.ts'
import { readXml } from './xml.ts'
import { type ZipParts, zipParts } from './zip-parts.ts'

const BOOK = 'xl/workbook.xml'
const MOST_STRINGS = importLimits.rows * importLimits.columns

/** The rows of the first sheet that is not hidden. Throws where it is no workbook. */
export async function readXlsx(content: Buffer): Promise<TableRow[]> {
  const parts = await zipParts(content)
  const { sheet, strings } = await placesOf(parts)
  return rowsOf(parts.read(sheet), strings ? await stringsOf(parts.read(strings)) : [])
}

/** Where the sheet is, and the texts that its cells share. */
async function placesOf(parts: ZipParts): Promise<{ sheet: string; strings: string | undefined }> {
  const sheets: string[] = []
  await readXml(parts.read(BOOK), {
    open: (name, attributes) => {
      const { state = 'visible' } = attributes
      if (name === 'sheet' && state === 'visible') sheets.push(relationOf(attributes))
    },
  })
  const targets = new Map<string, string>()
  let strings: string | undefined
  await readXml(parts.read('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id: id = '', Target: target = '', Type: type = '' }) => {
      if (name !== 'Relationship') return
      const path = posix.resolve('/xl', target).slice(1)
      targets.set(id, path)
      if (type.endsWith('/sharedStrings') && parts.has(path)) strings = path
    },
  })
  const sheet = targets.get(sheets[0] ?? '')
  return sheet ? { sheet, strings } : refuse('import-unreadable')
}

/** Its prefix is the workbook's own choice; without one it is the sheet's own. */
const relationOf = (attributes: Record<string, string>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''

/** `_x000D_` is how these files write a character that XML has no place for. */
const spoken = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Gathers the texts of `<t>`, except those of a phonetic reading aid. */
function gatheringText() {
  let text = ''
  let isText = false
  let isAid = false
  return {
    clear: () => {
      text = ''
    },
    text: () => spoken(text),
    open: (name: string) => {
      if (name === 'rPh') isAid = true
      isText = (name === 't' && !isAid) || name === 'v'
    },
    add: (more: string) => {
      if (isText) text = cut(text + more)
    },
    close: (name: string) => {
      if (name === 'rPh') isAid = false
      isText = false
    },
  }
}

async function stringsOf(chunks: AsyncIterable<Buffer>): Promise<string[]> {
  const strings: string[] = []
  const one = gatheringText()
  await readXml(chunks, {
    open: (name) => {
      if (name === 'si') one.clear()
      one.open(name)
    },
    text: one.add,
    close: (name) => {
      one.close(name)
      if (name !== 'si') return
      if (strings.length >= MOST_STRINGS) return refuse('import-too-long')
      strings.push(one.text())
    },
  })
  return strings
}

/** A=0, B=1, …, AA=26; where a cell does not say where it is, it follows the one before. */
const columnOf = (place: string) =>
  [...(place.match(/^\D*/)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** By the type of a cell; all others are texts. A date is a number. */
const kindOf: Readonly<Record<string, CellKind>> = { n: 'number', d: 'number', b: 'truth', e: 'error' }

/** As Excel shows it: some programs write whole numbers as `123456.0`, and all of them true as 1. */
function shown(type: string, text: string): string {
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  return type === 'n' ? text.replace(/^(\d+)\.0+$/, '$1') : text
}

async function rowsOf(chunks: AsyncIterable<Buffer>, strings: readonly string[]): Promise<TableRow[]> {
  const { rows, add } = gathering()
  const one = gatheringText()
  let [line, column, type] = [0, -1, '']
  let cells: string[] = []
  let kinds: Record<number, CellKind> = {}
  await readXml(chunks, {
    open: (name, { r: place, t = 'n' }) => {
      if (name === 'row') [line, column, cells, kinds] = [Number(place ?? line + 1), -1, [], {}]
      if (name === 'c') {
        ;[column, type] = [place ? columnOf(place) : column + 1, t]
        one.clear()
      }
      one.open(name)
    },
    text: one.add,
    close: (name) => {
      one.close(name)
      if (name === 'row') add(line, cells, kinds)
      if (name !== 'c') return
      const text = shown(type, type === 's' ? (strings[Number(one.text())] ?? '') : one.text())
      // Cells without a text may stand anywhere, and take no place.
      if (!text) return
      if (!(column >= 0 && column < importLimits.columns)) return refuse('import-too-long')
      cells[column] = text
      const kind = kindOf[type]
      if (kind) kinds[column] = kind
    },
  })
  if (rows.some((row) => !Number.isSafeInteger(row.line) || row.line < 1)) return refuse('import-unreadable')
  return rows
}
