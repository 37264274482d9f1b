import type { Queue } from '../calls.ts'

/** As it is told: to the minute up to ten minutes, then to five, from an hour and a half on to half hours. */
export type Effort = { unit: 'minutes' | 'hours'; amount: number }

const EXACT_MINUTES = 10
const STEP_MINUTES = 5
const LONGEST_MINUTES = 90

/** What going through all of them takes; at least a minute. */
export function effortOf(queues: readonly Pick<Queue, 'effort'>[]): Effort {
  const minutes = queues.reduce((sum, { effort }) => sum + effort, 0) / 60
  if (minutes <= EXACT_MINUTES) return { unit: 'minutes', amount: Math.max(1, Math.round(minutes)) }
  const rounded = Math.round(minutes / STEP_MINUTES) * STEP_MINUTES
  return rounded <= LONGEST_MINUTES
    ? { unit: 'minutes', amount: rounded }
    : { unit: 'hours', amount: Math.round(minutes / 30) / 2 }
}
