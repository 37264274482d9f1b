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
 * How many questions an exam of `count` draws from each cell on average: what the office asks for, as far as the bank has
 * it, and the rest in proportion to what is left of the bank. Adds up to `count`, or to the whole of a smaller bank.
 */
export function sharesOf(
  bank: readonly Cell[],
  count: number,
  asked: readonly BlueprintCell[],
): Map<string, number> {
  const stock = stockOf(bank)
  const shares = new Map([...stock.keys()].map((key) => [key, 0]))
  let rest = Math.min(count, bank.length)
  for (const cell of asked) {
    const key = keyOfCell(cell)
    const taken = Math.min(cell.questions, stock.get(key) ?? 0, rest)
    if (taken > 0) shares.set(key, taken)
    rest -= taken
  }
  const left = bank.length - (Math.min(count, bank.length) - rest)
  if (left > 0)
    for (const [key, number] of stock) {
      const own = shares.get(key) ?? 0
      shares.set(key, own + (rest * (number - own)) / left)
    }
  return shares
}

/** What is lost where a computer adds fractions. */
const ROUNDING = 1e-6

/** The least and the most that a share may come to. */
export const boundsOf = (share: number) => ({
  least: Math.floor(share + ROUNDING),
  most: Math.ceil(share - ROUNDING),
})

/**
 * Whole numbers for one attempt: of what is left by rounding down, a cell gets one more as likely as its fraction is large,
 * so that a lesson with a single question of a level does not ask it of everybody. `random` answers below 1.
 */
export function planOf(shares: ReadonlyMap<string, number>, random: () => number): Map<string, number> {
  const plan = new Map([...shares].map(([key, share]) => [key, boundsOf(share).least]))
  // One random point, and one after each whole step from it: every fraction is hit with its own probability.
  let mark = random() * (1 - ROUNDING)
  let passed = 0
  for (const [key, share] of shares) {
    const { least, most } = boundsOf(share)
    if (least === most) continue
    passed += share - least
    if (passed < mark) continue
    plan.set(key, most)
    mark += 1
  }
  return plan
}
