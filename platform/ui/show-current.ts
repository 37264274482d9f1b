import { type RefObject, useEffect, useRef } from 'react'

/** For a row of tabs that a finger moves: the current one is in sight when it comes, and whenever another becomes it. */
export function useShowCurrent<E extends HTMLElement>(current: string): RefObject<E | null> {
  const tabs = useRef<E>(null)
  useEffect(() => {
    const row = tabs.current
    const tab = row?.querySelector<HTMLElement>(current)
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2
  })
  return tabs
}
