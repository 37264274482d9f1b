import { useEffect, useState } from 'react'

const COUNTING_MS = 700

/** What a score of `points` shows after a share (0 to 1) of its counting: fast at first, slower towards the end. */
export const countedAt = (points: number, share: number): number =>
  share >= 1 ? points : Math.round(points * (1 - (1 - Math.max(0, share)) ** 3))

/** Counts up to the points once; for who asks for less motion they are there at once. */
export function useCountedPoints(points: number): number {
  const [shown, setShown] = useState(() => (wantsLessMotion() ? points : 0))
  useEffect(() => {
    if (wantsLessMotion()) return setShown(points)
    const from = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const share = (now - from) / COUNTING_MS
      setShown(countedAt(points, share))
      if (share < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [points])
  return shown
}

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
