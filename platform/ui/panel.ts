import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListControls } from '#platform/web/use-list.ts'

/** What can be done with the open row. */
export interface PanelAct {
  act: string
  icon: LucideIcon
  word: string
  /** A letter that does it while the panel has the focus. */
  letter?: string
  isMain?: boolean
  /** Takes something away from somebody: its word is red. */
  isTaking?: boolean
  run: () => void
}

/** What is read about one row beside the list; where there is no room beside it, over the page. */
export interface Panel<Row> {
  /** Brought by the pages that have one: other lists do not load it. */
  view: <R>(props: PanelProps<R>) => ReactNode
  /** The key of the open row; null while none is. Its control with `data-act="open"` gets the focus back. */
  open: string | null
  onClose: () => void
  title: (row: Row) => string
  content: (row: Row) => ReactNode
  acts?: (row: Row) => readonly PanelAct[]
  /** With it the panel goes from row to row. */
  onOpen?: (key: string) => void
  /** Which rows still wait for an act: when the open one no longer does, the next of them opens by itself. */
  waits?: (row: Row) => boolean
  /** The open row, as it was last, no longer waits or is no longer in the list. */
  onLeft?: (row: Row) => void
}

/** Going to the row before and after the open one; undefined where there is none. */
export interface Steps {
  /** Of the open row in the whole list, from 1. */
  place: number
  /** How many rows the list has, in words; null where it is not told. */
  total: string | null
  back: (() => void) | undefined
  next: (() => void) | undefined
}

export interface PanelOptions<Row> {
  panel: Panel<Row>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** These are the rows of the search before. */
  isStale: boolean
  list: ListControls
  /** How many pages and rows there are; null where it is not told. */
  pages: number | null
  total: string | null
}

export interface PanelProps<Row> extends PanelOptions<Row> {
  /** Whether it has its place beside the rows. */
  isBeside: boolean
}
