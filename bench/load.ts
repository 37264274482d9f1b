import autocannon from 'autocannon'
import { median } from './print.ts'

export interface Target {
  url: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Record<string, string>
  body?: string
  /** For targets whose every request differs. */
  requests?: autocannon.Request[]
  setupClient?: (client: autocannon.Client) => void
  /** Awaited before each round. */
  ready?: () => Promise<void>
}

const CONNECTIONS = 16
const SECONDS = 3
const ROUNDS = 5

/** Requests per second of one target; throws when anything but 2xx came back. */
export async function throughput(target: Target, seconds = SECONDS): Promise<number> {
  const { url, path, ready, ...rest } = target
  await ready?.()
  const result = await autocannon({ ...rest, url: url + path, connections: CONNECTIONS, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

/** Medians over rounds in which the two take turns: what disturbs the machine disturbs both. */
export async function compare(
  ours: Target,
  bare: Target,
): Promise<{ ours: number; bare: number; ratio: number }> {
  await throughput(ours, 1)
  await throughput(bare, 1)
  const rounds = { ours: [] as number[], bare: [] as number[], ratio: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? ([ours, bare] as const) : ([bare, ours] as const)
    const [first, second] = [await throughput(order[0]), await throughput(order[1])]
    const [one, other] = round % 2 === 0 ? [first, second] : [second, first]
    rounds.ours.push(one)
    rounds.bare.push(other)
    rounds.ratio.push(one / other)
  }
  return { ours: median(rounds.ours), bare: median(rounds.bare), ratio: median(rounds.ratio) }
}
