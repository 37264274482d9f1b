import { type ReactNode, useEffect, useRef, useState } from 'react'

/** So that it is mostly there when somebody gets to it. */
const NEAR = '200px 0px'

interface Props {
  /** In the shape of what comes. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * A part that stands far down: it begins once its place comes near the window, so whoever does not look there
 * waits for none of it.
 */
export function WhenNear({ fallback, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} data-later={!isNear || undefined}>
      {isNear ? children : fallback}
    </div>
  )
}
