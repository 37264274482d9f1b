import { useEffect, useEffectEvent, useRef } from 'react'

/** Above the screen counts as seen, too: whoever scrolls fast passes the end between two looks. */
const SEEN = '1000000px 0px 0px 0px'

/** Stands below the text and tells when it comes into sight, and when it is below the screen again. */
export function EndOfText({ onSee }: { onSee: (isSeen: boolean) => void }) {
  const end = useRef<HTMLDivElement>(null)
  const see = useEffectEvent(onSee)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => see(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: SEEN },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} aria-hidden="true" />
}
