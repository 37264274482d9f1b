import type { Encoding } from '#platform/contract/encoding.ts'
import { firstOf } from '#platform/contract/signs.ts'
import { refuse } from '#platform/server/refuse.ts'
import { importLimits } from '../calls.ts'

/** What a cell holds instead of a text. */
export type CellKind = 'number' | 'truth' | 'error'

/** A row as the file has it; `line` is its number there, the first one 1. */
export interface TableRow {
  line: number
  /** Trimmed, and cut one character past the limit; empty ones may be missing at the end. */
  cells: readonly string[]
  /** The kinds of cells that are no texts, by their places; absent where all are. */
  kinds?: Readonly<Record<number, CellKind>>
}

/** What a file says, and how its letters were read. */
export interface Table {
  rows: TableRow[]
  /** Null for a workbook, which says it itself. */
  encoding: Encoding | null
  /** The same rows in other encodings, where nobody can be certain of the first; those of rivals first. */
  others: { encoding: Encoding; isRival: boolean; rows: TableRow[] }[]
}

/** One character more than a cell may hold, so that too long a text is seen. */
export const cut = (text: string) => firstOf(text, importLimits.cell + 1)

/** Gathers the rows that hold anything, within the limits. */
export function gathering() {
  const rows: TableRow[] = []
  return {
    rows,
    add(line: number, cells: readonly string[], kinds: TableRow['kinds'] = {}) {
      const last = cells.findLastIndex((cell) => cell?.trim())
      if (last < 0) return
      // The header is one of them.
      if (last >= importLimits.columns || rows.length > importLimits.rows) return refuse('import-too-long')
      const row = { line, cells: Array.from(cells.slice(0, last + 1), (cell = '') => cut(cell.trim())) }
      rows.push(Object.keys(kinds).length > 0 ? { ...row, kinds } : row)
    },
  }
}
