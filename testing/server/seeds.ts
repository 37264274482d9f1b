/** TEAM_SEED=7 tries that world fifty times, TEAM_WORLDS=50 fewer worlds than all. */
export function seedsOf(all: number): readonly number[] {
  const replayed = Number(process.env.TEAM_SEED ?? 0)
  if (replayed) return Array.from({ length: 50 }, () => replayed)
  return Array.from({ length: Math.min(all, Number(process.env.TEAM_WORLDS ?? all)) }, (_, i) => 1 + i)
}
