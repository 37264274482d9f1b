import { useEffect, useRef } from 'react'
import { limits } from '#platform/contract/parts.ts'
import type { PanelOptions, Steps } from './panel.ts'

interface Seen<Row> {
  row: Row
  index: number
  waited: boolean
  /** The search, its filters and the page. */
  at: string
}

/** Which row is open, and going from it to others, over pages too. */
export function usePanelSteps<Row>(options: PanelOptions<Row>): {
  row: Row | undefined
  steps: Steps | null
} {
  const { panel, rows, keyOf, list, pages, total } = options
  const index = panel.open === null ? -1 : rows.findIndex((row) => keyOf(row) === panel.open)
  const arriving = useFollowing(options, index)
  const go = panel.onOpen
  if (!go || index < 0) return { row: rows[index], steps: null }
  const step = (by: 1 | -1) => {
    const other = rows[index + by]
    if (other) return () => go(keyOf(other))
    const page = list.page + by
    if (pages === null || page < 1 || page > pages) return undefined
    return () => {
      arriving.current = by === 1 ? 'first' : 'last'
      list.goTo(page)
    }
  }
  const place = (pages === null ? 0 : (list.page - 1) * limits.pageSize) + index + 1
  return { row: rows[index], steps: { place, total, back: step(-1), next: step(1) } }
}

/** Opens the next row that waits when the open one no longer does, and the first or last one of a page that was gone to. */
function useFollowing<Row>({ panel, rows, keyOf, isStale, list }: PanelOptions<Row>, index: number) {
  const arriving = useRef<'first' | 'last' | null>(null)
  const seen = useRef<Seen<Row> | null>(null)
  const { open } = panel
  const row = rows[index]
  const waits = Boolean(row && panel.waits?.(row))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of rows, and each change of the open one
  useEffect(() => {
    if (open === null || isStale) {
      if (open === null) seen.current = null
      return
    }
    const at = `${list.scope} ${list.page}`
    const last = seen.current
    const wasOpen = last && keyOf(last.row) === open
    if (row && !(wasOpen && last.waited && !waits)) {
      seen.current = { row, index, waited: waits, at }
      return
    }
    const openOr = (next: Row | undefined) =>
      next && panel.onOpen ? panel.onOpen(keyOf(next)) : panel.onClose()
    if (arriving.current && last?.at !== at) {
      const next = arriving.current === 'first' ? rows[0] : rows.at(-1)
      arriving.current = null
      return openOr(next)
    }
    if (!last || last.at !== at || !panel.waits) return panel.onClose()
    panel.onLeft?.(last.row)
    // The page's last row has left: the page before it is shown next.
    if (rows.length === 0 && list.page > 1) {
      arriving.current = 'first'
      return
    }
    const others = [...rows.slice(last.index), ...rows.slice(0, last.index)]
    openOr(last.waited ? others.find((one) => keyOf(one) !== open && panel.waits?.(one)) : undefined)
  }, [rows, open, waits, isStale])
  return arriving
}
