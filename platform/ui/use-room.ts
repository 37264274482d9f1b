import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rem from which the window has a side menu, and what the margins take of it, without one and with it. */
const SIDE_MENU = 62
const TAKEN = { alone: 5, besideMenu: 20 }

function hasRoomInWindow(rem: number): boolean {
  const width = window.innerWidth / rootFontSize()
  return width >= rem + (width < SIDE_MENU ? TAKEN.alone : TAKEN.besideMenu)
}

/**
 * Whether an element is at least so many rem wide: its own room counts and not the window's, and a person's own font
 * size counts too. Measured before the first paint. It begins with what the window suggests: a wrong
 * guess costs a second drawing of all that depends on it.
 */
export function useRoom(element: RefObject<HTMLElement | null>, rem: number): boolean {
  const [isRoomy, setRoomy] = useState(() => hasRoomInWindow(rem))
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => setRoomy(measured.clientWidth >= rem * rootFontSize())
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, rem])
  return isRoomy
}

/** Tells the styles of a list how high its bar of filters is, as `--bar-height`: what sticks below it needs to know. */
export function useBarHeight(list: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measured = bar.current
    if (!measured) return
    const measure = () => list.current?.style.setProperty('--bar-height', `${measured.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [list, bar])
}

/** Pixels. */
export const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
