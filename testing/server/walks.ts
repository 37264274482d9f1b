import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CallName, callsByName } from '#bench/call-name.ts'
import type { Sample } from '#bench/growth-sample.ts'
import type { Call } from '#platform/contract/call.ts'

/** What walks over all calls cannot know: every feature tells it of its own calls, in its walks.ts. */
export interface Walks {
  /** Calls with an id that everybody who may make them reaches, or that belongs to the office alone. */
  everybodys?: readonly CallName[]
  /** What members of the office with less than full access do all the same: with their own accounts (decision 24). */
  ofOneself?: readonly CallName[]
  samples?: Partial<Samples>
  /** Calls that are not measured, each with its reason. */
  notMeasured?: Partial<Record<CallName, string>>
}

/** How calls are measured, by what of. */
type Samples = {
  /** In a first semester. */
  first: readonly Sample[]
  /** Of semesters that are over. */
  finished: readonly Sample[]
  /** Lists of a first semester by the orders that their readers may choose. */
  sorted: readonly Sample[]
  /** In a second semester: beside the bare server too. */
  second: readonly Sample[]
  /** In a second semester, for its growth alone. */
  secondGrowthAlone: readonly Sample[]
}

const ROOT = join(import.meta.dirname, '../..')
const files = globSync('features/*/*/walks{,-*}.ts', { cwd: ROOT }).sort()
const told = await Promise.all(
  files.map(async (file) => {
    const { walks } = (await import(pathToFileURL(join(ROOT, file)).href)) as { walks: Walks }
    return walks
  }),
)

const named = (of: 'everybodys' | 'ofOneself'): readonly Call[] =>
  told.flatMap((one) => one[of] ?? []).map((name) => callsByName[name])

export const everybodys = named('everybodys')
export const ofOneself = named('ofOneself')

const gathered = (of: keyof Samples) => told.flatMap(({ samples }) => samples?.[of] ?? [])

export const samples: Samples = {
  first: gathered('first'),
  finished: gathered('finished'),
  sorted: gathered('sorted'),
  second: gathered('second'),
  secondGrowthAlone: gathered('secondGrowthAlone'),
}

export const notMeasured: NonNullable<Walks['notMeasured']> = Object.assign(
  {},
  ...told.map((one) => one.notMeasured),
)
