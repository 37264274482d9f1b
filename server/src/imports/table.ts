import { importLimits } from '@rajt/contract/imports'
import { refuse } from '../plumbing/refuse.ts'

/** A row as the file has it; `line` is its number there, the first one 1. */
export interface TableRow {
  line: number
  /** Trimmed, and cut one character past the limit; empty ones may be missing at the end. */
  cells: readonly string[]
}

/** One character more than a cell may hold, so that too long a text is seen. */
export const cut = (text: string) => text.slice(0, importLimits.cell + 1)

/** Gathers the rows that hold anything, within the limits. */
export function gathering() {
  const rows: TableRow[] = []
  return {
    rows,
    add(line: number, cells: readonly string[]) {
      const last = cells.findLastIndex((cell) => cell?.trim())
      if (last < 0) return
      // The header is one of them.
      if (last >= importLimits.columns || rows.length > importLimits.rows) return refuse('import-too-long')
      rows.push({ line, cells: Array.from(cells.slice(0, last + 1), (cell = '') => cut(cell.trim())) })
    },
  }
}
