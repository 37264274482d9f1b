import { useEffect, useState } from 'react'

/** Seconds until something may be done again, counted from when the caller appears. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const until = performance.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000))), 500)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
