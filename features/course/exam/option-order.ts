import type { QuestionKind } from '#platform/contract/parts.ts'

/** A whole number from 0 and below this one, each as likely as the others. */
export type RandomBelow = (bound: number) => number

/**
 * In which order an attempt shows the stored options (decision C3): true and false keep their usual one; what is to be put in
 * order or matched never arrives solved.
 */
export function optionOrder(kind: QuestionKind, count: number, random: RandomBelow): number[] {
  const stored = Array.from({ length: count }, (_, i) => i)
  if (kind === 'true-false') return stored
  const order = shuffled(stored, random)
  const solved = order.every((option, i) => option === i)
  const isSolvedByOrder = kind === 'ordering' || kind === 'matching'
  return isSolvedByOrder && solved ? [...order.slice(1), ...order.slice(0, 1)] : order
}

export function shuffled<T>(items: readonly T[], random: RandomBelow): T[] {
  const mixed = [...items]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1)
    ;[mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T]
  }
  return mixed
}
