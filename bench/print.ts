const print = (line: string) => process.stdout.write(`${line}\n`)

export const heading = (text: string) => print(`\n## ${text}`)

/** One figure against its stated limit. */
export function figure(name: string, value: number, limit: { atLeast?: number; atMost?: number }, unit = '') {
  const { atLeast, atMost } = limit
  const kept = (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost)
  const bound = atLeast === undefined ? `at most ${atMost}${unit}` : `at least ${atLeast}${unit}`
  print(`${kept ? 'kept  ' : 'MISSED'} ${name}: ${round(value)}${unit} (${bound})`)
}

export const note = (text: string) => print(`       ${text}`)

export const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100)

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
