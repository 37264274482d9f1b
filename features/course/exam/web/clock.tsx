import { useEffect, useState } from 'react'

/** Shorter than a second, so that no second is skipped. */
const TICK_MS = 500

/** Whole seconds until the end by the server's clock; never below zero. */
const secondsLeft = (endsAt: string, aheadMs: number) =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now() - aheadMs) / 1000))

/** Seconds that an exam still runs, counted on the device. `aheadMs`: how far the server's clock is ahead of the device's. */
export function useTimeLeft(endsAt: string, aheadMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(endsAt, aheadMs))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(endsAt, aheadMs)), TICK_MS)
    return () => clearInterval(timer)
  }, [endsAt, aheadMs])
  return seconds
}

/** As a clock shows it; nothing of it is said by itself. */
export const Clock = ({ seconds }: { seconds: number }) => <span translate="no">{clockOf(seconds)}</span>

function clockOf(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = seconds % 60
  const two = (n: number) => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
