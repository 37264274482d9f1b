/** Numbers from a seed, the same ones each time. */
export function chanceFrom(seed: number) {
  let state = seed >>> 0 || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  return {
    below: (n: number) => Math.floor(next() * n),
    pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
  }
}

export type Chance = ReturnType<typeof chanceFrom>
