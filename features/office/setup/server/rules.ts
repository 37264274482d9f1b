import type { Verdict } from '#platform/server/refuse.ts'
import type { Setup } from '../calls.ts'

/** The checklist ends when nothing is left to do: every step is done or was set aside. */
export const mayFinish = (steps: Setup['steps']): Verdict =>
  steps.some(({ state }) => state === 'OPEN') ? 'setup-not-finished' : 'ok'
