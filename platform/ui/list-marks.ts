import { createContext, useContext, useState } from 'react'

/** How rows are marked for an act on many at once. */
export interface Marking<Row> {
  /** Which rows the acts can be about. */
  can: (row: Row) => boolean
  /** The most rows one call takes. */
  max: number
  words: {
    page: string
    row: (row: Row) => string
    marked: (count: number) => string
    clear: string
    /** Said when no more can be marked. */
    full: string
  }
}

export interface Marks<Row> {
  rows: Row[]
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  togglePage: () => void
  /** How much of the page is marked. */
  page: 'none' | 'some' | 'all'
  full: boolean
  /** Whether the page has a row that can be marked. */
  hasPossible: boolean
  /** Whether the page's own box would do anything. */
  canPage: boolean
  clear: () => void
}

/** The marks of the list around: a row asks for its own, and is not drawn anew for those of others. */
export const MarksOfList = createContext<unknown>(null)

/** Whether this row is marked, and how that is changed; null where rows cannot be. */
export function useMark<Row>(row: Row): { isMarked: boolean; isFull: boolean; toggle: () => void } | null {
  const marks = useContext(MarksOfList) as Marks<Row> | null
  return marks && { isMarked: marks.has(row), isFull: marks.full, toggle: () => marks.toggle(row) }
}

interface Options<Row> {
  /** The rows of the page that is shown. */
  shown: readonly Row[]
  keyOf: (row: Row) => string
  marking: Marking<Row> | undefined
  /** Marks belong to a search and its filters: others begin with none. */
  scope: string
}

/** Marked rows, kept from page to page. A row whose state changed meanwhile is no longer marked. */
export function useMarks<Row>({ shown, keyOf, marking, scope }: Options<Row>): Marks<Row> {
  const [kept, setKept] = useState<{ scope: string; rows: readonly Row[] }>({ scope, rows: [] })
  const { can = () => false, max = 0 } = marking ?? {}
  const fresh = new Map(shown.map((row) => [keyOf(row), row]))
  const rows = kept.scope === scope ? kept.rows.map((row) => fresh.get(keyOf(row)) ?? row).filter(can) : []
  // Forgotten at once: on another page the row as it was would count as marked again.
  if (rows.length < kept.rows.length) setKept({ scope, rows })
  const keys = new Set(rows.map(keyOf))
  const mark = (next: readonly Row[]) => setKept({ scope, rows: next.slice(0, max) })

  const possible = shown.filter(can)
  const open = possible.filter((row) => !keys.has(keyOf(row)))
  const page = open.length === possible.length ? 'none' : open.length === 0 ? 'all' : 'some'
  return {
    rows,
    page,
    hasPossible: possible.length > 0,
    full: rows.length >= max,
    canPage: page === 'all' || (open.length > 0 && rows.length < max),
    has: (row) => keys.has(keyOf(row)),
    toggle: (row) =>
      mark(keys.has(keyOf(row)) ? rows.filter((one) => keyOf(one) !== keyOf(row)) : [...rows, row]),
    togglePage: () =>
      mark(page === 'all' ? rows.filter((row) => !fresh.has(keyOf(row))) : [...rows, ...open]),
    clear: () => mark([]),
  }
}
