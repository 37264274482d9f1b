import { median } from './print.ts'
import type { ProcessorTime } from './processor.ts'

const ROUNDS = 15
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
  /** Instead of `bare`, for what cannot be repeated bare as a whole: milliseconds of what it is made of, from other screens of the same round. */
  madeOf?: (of: (screen: string) => Round) => number
}

/** What one round of a screen cost on each server. */
export interface Round {
  own: Cost
  bare: Cost | null
}

export interface Cost {
  server: number
  database: number
  total: number
}

export interface Measured extends Cost {
  bare: Cost | null
  /** Processor time of the bare server's round over ours, or of what the screen is made of; null without either. */
  ratio: number | null
}

interface Readers {
  ours: () => ProcessorTime
  bare: () => ProcessorTime
}

/** Milliseconds of processor time of one screen, medians of rounds in which all screens and both servers take turns. */
export async function measure(screens: readonly Screen[], read: Readers): Promise<Map<string, Measured>> {
  const rounds = new Map<string, Round[]>(screens.map(({ name }) => [name, []]))
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
  return new Map(screens.map((screen) => [screen.name, summary(screen, rounds)]))
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

function summary({ name, madeOf }: Screen, rounds: ReadonlyMap<string, readonly Round[]>): Measured {
  const roundOf = (screen: string, n: number): Round => {
    const found = rounds.get(screen)?.[n]
    if (!found) throw new Error(`${name} is made of ${screen}, which is not measured`)
    return found
  }
  const all = rounds.get(name) ?? []
  const bare = all.flatMap((one) => one.bare ?? [])
  const ratios = all.flatMap(({ own, bare: yardstick }, n) => {
    const total = madeOf ? madeOf((screen) => roundOf(screen, n)) : yardstick?.total
    return total === undefined ? [] : [total / own.total]
  })
  return {
    ...medians(all.map(({ own }) => own)),
    bare: bare.length > 0 ? medians(bare) : null,
    ratio: ratios.length > 0 ? median(ratios) : null,
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
