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
  const placed = useRef(0)
  useScrollEdges(tabs)
  useEffect(() => {
    const row = tabs.current
    const tab = row?.querySelector<HTMLElement>(current)
    if (!row || !tab || tab === shown.current) return
    shown.current = tab
    placed.current = place(row, tab)
  })
  useEffect(() => {
    const row = tabs.current
    if (!row) return
    // Counts that come later make its tabs wider; where somebody has moved it, it stays. A tablet that is turned begins anew.
    const observer = new ResizeObserver((changed) => {
      const tab = shown.current
      const isTurned = changed.some(({ target }) => target === row)
      if (tab && (isTurned || row.scrollLeft === placed.current)) placed.current = place(row, tab)
    })
    for (const one of [row, ...row.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [])
  return tabs
}

/** Answers where it begins then. */
function place(row: HTMLElement, tab: HTMLElement): number {
  row.scrollLeft = startOf(row, tab)
  return row.scrollLeft
}

/**
 * Where the row begins so that the current one is in its middle, or the next whole one before it at its edge. Near its end
 * there is room beyond the last one, so that the row can begin so there too.
 */
function startOf(row: HTMLElement, tab: HTMLElement): number {
  row.style.removeProperty('--beyond')
  const last = row.scrollWidth - row.clientWidth
  const middle = Math.min(tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2, last)
  if (middle <= 0) return 0
  const starts = [...row.children].map((one) => (one as HTMLElement).offsetLeft - FADE)
  const start = starts.find((one) => one >= middle) ?? middle
  if (start > last) row.style.setProperty('--beyond', `${start - last}px`)
  return start
}
