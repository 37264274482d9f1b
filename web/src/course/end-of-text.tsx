import { useEffect, useEffectEvent, useRef } from 'react'

/** Above the screen counts as seen, too: whoever scrolls fast passes the end between two looks. */
const SEEN = '1000000px 0px 0px 0px'

/** Stands below the text and tells when it came into sight. */
export function EndOfText({ onReach }: { onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(onReach)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached()
      },
      { rootMargin: SEEN },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} aria-hidden="true" />
}
