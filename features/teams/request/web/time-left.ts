import type { OwnRequest } from '../requests-calls.ts'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
/** Below so many hours it is time to answer. */
const SHORT_HOURS = 48

/** How long somebody can still answer: full days as long as there are two, then full hours. */
export function timeLeft({ sentAt, answerBy }: Pick<OwnRequest, 'sentAt' | 'answerBy'>, now: number) {
  const from = Date.parse(sentAt)
  const to = Date.parse(answerBy)
  const hours = Math.max(0, (to - now) / HOUR_MS)
  const isShort = hours < SHORT_HOURS
  return {
    unit: isShort ? ('hours' as const) : ('days' as const),
    count: Math.floor(isShort ? hours : hours / DAY_HOURS),
    /** Of all the time there was, between 0 and 1. */
    share: to > from ? Math.min(1, Math.max(0, (to - now) / (to - from))) : 0,
    isShort,
  }
}
