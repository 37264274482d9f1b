import { randomInt } from 'node:crypto'
import type { QuestionKind } from '#platform/contract/parts.ts'

export interface Drawable {
  id: string
  /** The one that is published. */
  version: number
  kind: QuestionKind
  optionCount: number
}

export interface Drawn {
  question_id: string
  version: number
  /** Shown option i is stored option option_order[i]. */
  option_order: number[]
}

/** A random choice of at most `count` questions with their options shuffled (decision C3). */
export function draw(bank: readonly Drawable[], count: number): Drawn[] {
  return shuffled(bank)
    .slice(0, count)
    .map(({ id, version, kind, optionCount }) => ({
      question_id: id,
      version,
      option_order: optionOrder(kind, optionCount),
    }))
}

/** True and false keep their usual order; what is to be put in order or matched never arrives solved. */
function optionOrder(kind: QuestionKind, count: number): number[] {
  const stored = Array.from({ length: count }, (_, i) => i)
  if (kind === 'true-false') return stored
  const order = shuffled(stored)
  const solved = order.every((option, i) => option === i)
  const isSolvedByOrder = kind === 'ordering' || kind === 'matching'
  return isSolvedByOrder && solved ? [...order.slice(1), ...order.slice(0, 1)] : order
}

function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = randomInt(i + 1)
    ;[mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T]
  }
  return mixed
}
