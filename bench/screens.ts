import { median } from './print.ts'
import type { ProcessorTime } from './processor.ts'

const ROUNDS = 5
/**
 * After this many calls a server's code for a screen is compiled: 1.1 ms of its first 200 calls, 0.45 after
 * 1,000.
 */
const WARM = 1_000

/** Runs a screen a number of times; a screen that must be made ready first, as often as that allows. */
export type Run = (times: number) => Promise<void>

export interface Screen {
  name: string
  /** How often a round runs it. */
  times: number
  /** Awaited before each round, and not counted. */
  ready?: () => Promise<void>
  ours: Run
  bare?: Run
}

export interface Cost {
  server: number
  database: number
  total: number
}

export interface Measured extends Cost {
  bare: Cost | null
  /** Processor time of the bare server's round over ours. */
  ratio: number
}

interface Readers {
  ours: () => ProcessorTime
  bare: () => ProcessorTime
}

/** Milliseconds of processor time of one screen, medians of rounds in which all screens and both servers take turns. */
export async function measure(screens: readonly Screen[], read: Readers): Promise<Map<string, Measured>> {
  const rounds = new Map<string, { own: Cost; bare: Cost | null }[]>(screens.map(({ name }) => [name, []]))
  for (const screen of screens) await warm(screen)
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, ready, ours, bare, times } of screens) {
      await ready?.()
      const first = round % 2 === 0
      const early = bare && first ? await spent(bare, times, read.bare) : null
      const own = await spent(ours, times, read.ours)
      const late = bare && !first ? await spent(bare, times, read.bare) : null
      rounds.get(name)?.push({ own, bare: early ?? late })
    }
  return new Map([...rounds].map(([name, all]) => [name, summary(all)]))
}

async function warm({ ready, ours, bare, times }: Screen): Promise<void> {
  if (!ready) {
    await ours(WARM)
    await bare?.(WARM)
    return
  }
  for (let run = 0; run < WARM; run += times) {
    await ready()
    await ours(times)
  }
}

function summary(all: readonly { own: Cost; bare: Cost | null }[]): Measured {
  const bare = all.flatMap((one) => one.bare ?? [])
  const ratios = all.flatMap((one) => (one.bare ? one.bare.total / one.own.total : []))
  return {
    ...medians(all.map(({ own }) => own)),
    bare: bare.length > 0 ? medians(bare) : null,
    ratio: median(ratios),
  }
}

async function spent(run: Run, times: number, read: () => ProcessorTime): Promise<Cost> {
  const before = read()
  await run(times)
  const after = read()
  const server = (after.server - before.server) / times
  const database = (after.database - before.database) / times
  return { server, database, total: server + database }
}

const medians = (costs: readonly Cost[]): Cost => ({
  server: median(costs.map((one) => one.server)),
  database: median(costs.map((one) => one.database)),
  total: median(costs.map((one) => one.total)),
})
