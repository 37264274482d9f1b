import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than the work it hides takes on a calm server; under load the load hides it. */
const EVEN_MS = 120

/** Waits for what is left of a fixed time since `started` (`performance.now()`). */
export const lastAtLeast = (started: number) => sleep(Math.max(0, EVEN_MS - (performance.now() - started)))

/** Answers no sooner than a fixed time, so that the time of an answer does not tell which way it went (decision A5). */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(EVEN_MS)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
