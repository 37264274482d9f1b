import { useEffect, useRef } from 'react'

/** For a heading: whoever moves to another place hears and sees it from its beginning. The first one takes no focus. */
export function useMovedFocus(place: number | string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [place])
  return heading
}
