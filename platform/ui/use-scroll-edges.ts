import { type RefObject, useLayoutEffect } from 'react'

/**
 * Says on an element that scrolls whether there is more of it above (`data-above`), below (`data-below`), before
 * (`data-before`) and after it (`data-after`), for its styles to show.
 */
export function useScrollEdges(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const scrolled = element.current
    if (!scrolled) return
    const mark = () => {
      const { scrollTop, clientHeight, scrollHeight, scrollLeft, clientWidth, scrollWidth } = scrolled
      scrolled.toggleAttribute('data-above', scrollTop > 1)
      scrolled.toggleAttribute('data-below', scrollTop + clientHeight < scrollHeight - 1)
      scrolled.toggleAttribute('data-before', scrollLeft > 1)
      scrolled.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const observer = new ResizeObserver(mark)
    for (const one of [scrolled, ...scrolled.children]) observer.observe(one)
    scrolled.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      scrolled.removeEventListener('scroll', mark)
    }
  }, [element])
}
