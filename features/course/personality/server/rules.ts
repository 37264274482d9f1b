import type { Verdict } from '#platform/server/refuse.ts'
import { UNIFORM_SHARE } from '../calls.ts'

/** A type is chosen after the test, the suggested one or another, and stays in a team of two or more (spec 4, decision C7). */
export function mayChoose(
  result: readonly unknown[],
  { members }: { members: number },
): Verdict<'personality-not-tested' | 'personality-in-team'> {
  if (result.length === 0) return 'personality-not-tested'
  return members > 1 ? 'personality-in-team' : 'ok'
}

/** Nearly equal answers to statements that contradict each other tell nothing: they count once they are meant. */
export function mayCount(scores: readonly number[], confirmed: boolean): Verdict {
  const most = Math.max(...scores.map((score) => scores.filter((other) => other === score).length))
  return confirmed || most <= scores.length * UNIFORM_SHARE ? 'ok' : 'personality-test-uniform'
}
