/** Numbers that look random and are the same every time, so that the demonstration is too. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  /** Whether something of probability `p` happens. */
  happens(p: number): boolean
}

/** The generator mulberry32. */
export function chanceFrom(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    happens: (p) => next() < p,
  }
}

/** Up to `most` of the items, at least one, each once. */
export const someOf = <T>(chance: Chance, items: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: chance.between(1, most) }, () => chance.pick(items))),
]
