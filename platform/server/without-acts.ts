/**
 * The same answer for somebody who may read alone: whatever it says that its reader can do (`can`), they cannot. The rules
 * of the features need not know of it.
 */
export function withoutActs(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutActs)
  if (typeof answer !== 'object' || answer === null || answer instanceof Date) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, key === 'can' ? allFalse(value) : withoutActs(value)]),
  )
}

function allFalse(can: unknown): unknown {
  if (typeof can === 'boolean') return false
  if (typeof can !== 'object' || can === null) return can
  return Object.fromEntries(Object.entries(can).map(([act, value]) => [act, allFalse(value)]))
}
