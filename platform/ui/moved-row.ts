import { type RefObject, useEffect, useRef } from 'react'
import { useScrollEdges } from './use-scroll-edges.ts'

/** As wide as the fade at an edge (moved-row.module.css). */
const FADE = 28

/**
 * For a row of tabs that a finger moves: the current one is in sight when it comes, and whenever another becomes it, and
 * the row begins with a whole word. Edges behind which there are more fade.
 */
export function useMovedRow<E extends HTMLElement>(current: string): RefObject<E | null> {
  const tabs = useRef<E>(null)
  // To ask where it stands lays the whole page out, which costs a page that is drawn anew at each key.
  const shown = useRef<HTMLElement>(null)
  useScrollEdges(tabs)
  useEffect(() => {
    const row = tabs.current
    const tab = row?.querySelector<HTMLElement>(current)
    if (!row || !tab || tab === shown.current) return
    shown.current = tab
    row.scrollLeft = startOf(row, tab)
  })
  return tabs
}

/** Where the row begins so that the current one is in its middle, or the next whole one before it at its edge. */
function startOf(row: HTMLElement, tab: HTMLElement): number {
  const middle = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2
  if (middle <= 0) return 0
  const starts = [...row.children].map((one) => (one as HTMLElement).offsetLeft - FADE)
  return starts.find((start) => start >= middle) ?? middle
}
