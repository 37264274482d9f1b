import type { QuestionLevel } from '../question-content.ts'

/** What a blueprint counts together: the questions of one lesson that ask to recall, or to apply. */
export interface Cell {
  /** Null of questions that no lesson teaches. */
  lesson: string | null
  level: QuestionLevel
}

/** What the office asks for. */
export interface BlueprintCell extends Cell {
  questions: number
}

export const keyOfCell = ({ lesson, level }: Cell): string => `${lesson ?? ''} ${level}`

/** How many a bank has of each cell. */
const stockOf = (bank: readonly Cell[]): Map<string, number> => {
  const stock = new Map<string, number>()
  for (const one of bank) stock.set(keyOfCell(one), (stock.get(keyOfCell(one)) ?? 0) + 1)
  return stock
}

/**
 * How many questions an exam of `count` draws from each cell: what the office asks for, as far as the bank has it, and the
 * rest in proportion to what is left of the bank. Adds up to `count`, or to the whole of a smaller bank.
 */
export function planOf(
  bank: readonly Cell[],
  count: number,
  asked: readonly BlueprintCell[],
): Map<string, number> {
  const stock = stockOf(bank)
  const plan = new Map([...stock.keys()].map((key) => [key, 0]))
  let rest = Math.min(count, bank.length)
  for (const cell of asked) {
    const key = keyOfCell(cell)
    const taken = Math.min(cell.questions, stock.get(key) ?? 0, rest)
    if (taken > 0) plan.set(key, taken)
    rest -= taken
  }
  for (const [key, more] of inProportion(left(stock, plan), rest)) plan.set(key, (plan.get(key) ?? 0) + more)
  return plan
}

const left = (stock: Map<string, number>, plan: Map<string, number>) =>
  [...stock].map(([key, number]) => [key, number - (plan.get(key) ?? 0)] as const)

/** Shares out `count` by the largest remainder; nobody gets more than they have. */
function inProportion(
  parts: readonly (readonly [string, number])[],
  count: number,
): (readonly [string, number])[] {
  const sum = parts.reduce((total, [, number]) => total + number, 0)
  if (sum === 0) return []
  const shares = parts.map(([key, number]) => ({ key, exact: (count * number) / sum }))
  const rest = count - shares.reduce((total, { exact }) => total + Math.floor(exact), 0)
  const gainers = shares
    .toSorted((a, b) => (b.exact % 1) - (a.exact % 1))
    .slice(0, rest)
    .map(({ key }) => key)
  return shares.map(({ key, exact }) => [key, Math.floor(exact) + (gainers.includes(key) ? 1 : 0)])
}
