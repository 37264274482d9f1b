/** Numbers from 0 up to 1 that look random, the same ones for the same seed (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Shuffled by the seed and by what there is, whatever order it came in. */
export const shuffled = <T extends { id: string }>(all: readonly T[], chance: () => number): T[] =>
  all
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((one) => ({ one, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
