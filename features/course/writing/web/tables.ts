import type { Typed } from '#programme/text-preview/web/marks.ts'

interface Cell {
  from: number
  to: number
}
interface Row extends Cell {
  cells: Cell[]
}

const ROW = /^\|.*\|[ \t]*$/
const RULE = /^\|[ :|-]+\|[ \t]*$/

/** The rows of the table that a place stands in, without the rule below its headings; none where it stands in none. */
function rowsAround(text: string, place: number): { head: Row; rows: Row[] } | null {
  const lineAt = (at: number): Cell => {
    const end = text.indexOf('\n', at)
    return { from: text.lastIndexOf('\n', at - 1) + 1, to: end < 0 ? text.length : end }
  }
  const isRow = ({ from, to }: Cell) => ROW.test(text.slice(from, to))
  let line = lineAt(place)
  if (!isRow(line)) return null
  while (line.from > 0 && isRow(lineAt(line.from - 1))) line = lineAt(line.from - 1)
  const lines = [line]
  while (line.to < text.length && isRow(lineAt(line.to + 1))) {
    line = lineAt(line.to + 1)
    lines.push(line)
  }
  const [first, rule, ...rest] = lines
  if (!first || !rule || !RULE.test(text.slice(rule.from, rule.to))) return null
  const head = rowOf(text, first)
  // Whatever goes below the headings goes below their rule.
  return { head, rows: [{ ...head, to: rule.to }, ...rest.map((one) => rowOf(text, one))] }
}

function rowOf(text: string, { from, to }: Cell): Row {
  const pipes = [...text.slice(from, to).matchAll(/(?<!\\)\|/g)].map(({ index }) => from + index)
  const cells = pipes.slice(1).map((end, i) => cellOf(text, (pipes[i] ?? from) + 1, end))
  return { from, to, cells }
}

/** What is written between two bars; of an empty cell the place where one would write. */
function cellOf(text: string, from: number, to: number): Cell {
  const inside = text.slice(from, to)
  if (inside.trim() === '') return { from: Math.min(from + 1, to), to: Math.min(from + 1, to) }
  const start = from + inside.length - inside.trimStart().length
  return { from: start, to: start + inside.trim().length }
}

/** The next cell of the table, or the one before; null beyond its ends and outside of any, where Tab leaves the field. */
export function cellBeside(text: string, place: number, step: 1 | -1): Cell | null {
  const found = rowsAround(text, place)
  if (!found) return null
  const cells = found.rows.flatMap((row) => row.cells)
  const after = cells.findIndex((cell) => place <= cell.to)
  const here = after < 0 ? cells.length - 1 : after
  return cells[here + step] ?? null
}

/** Enter inside of a table begins a row below; in an empty last row it takes the row away and leaves the table. */
export function rowBelow(text: string, place: number): Typed | null {
  const found = rowsAround(text, place)
  if (!found) return null
  const { head, rows } = found
  const row = rows.find(({ to }) => place <= to)
  if (!row) return null
  const isEmpty = row.cells.every((cell) => cell.from === cell.to)
  if (isEmpty && row === rows.at(-1)) return { from: row.from, to: row.to, words: '', chosen: [0, 0] }
  return { from: row.to, to: row.to, words: `\n|${'  |'.repeat(head.cells.length)}`, chosen: [3, 3] }
}
