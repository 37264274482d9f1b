import { setTimeout as sleep } from 'node:timers/promises'
import type { Sample } from './growth-sample.ts'
import { type World, worldOf } from './growth-world.ts'
import { keptServers } from './kept.ts'
import { figure, heading, median, note, round } from './print.ts'
import { callOf, nameOf, pathOf } from './sample-request.ts'
import type { Demonstration, Process } from './servers.ts'

const GROWTH = 2
const ROUNDS = 25
const WARM_UP = 5
/** How often a call is asked again that was not there yet. */
const TRIES = 6
/** A difference below this is noise of the machine and not growth with the table. */
const NOISE_MS = 1
const ONLY = (process.env.GROWTH_CALLS || '').split(',').filter(Boolean)

interface Growing {
  sizes: readonly number[]
  /** What the sizes count. */
  of: string
  demonstration: Demonstration
}

/** Measures each call at some sizes; answers how many grow more than they may. */
export async function grow(
  samples: readonly Sample[],
  { sizes, of, demonstration }: Growing,
): Promise<number> {
  const { kept, stop } = await keptServers(sizes, demonstration)
  const places = await Promise.all(
    kept.map(async ({ url, server }) => ({ server, world: await worldOf(url) })),
  )
  heading(`Milliseconds of a call at ${sizes.map((size) => size.toLocaleString('en')).join(' / ')} ${of}`)
  let missed = 0
  for (const sample of samples) {
    if (ONLY.length > 0 && !ONLY.some((one) => nameOf(sample).includes(one))) continue
    if ((await growthOf(sample, places)) > GROWTH) missed++
  }
  for (const { world } of places) await world.close()
  await stop()
  return missed
}

interface Place {
  server: Process
  world: World
}

async function growthOf(sample: Sample, places: readonly Place[]): Promise<number> {
  const times = places.map((): number[] => [])
  // Interleaved: whatever else the machine does slows every size alike.
  for (let n = 0; n < ROUNDS + WARM_UP; n++)
    for (const [i, place] of places.entries()) times[i]?.push(await once(place, sample))
  const medians = times.map((all) => median(all.slice(WARM_UP)))
  const first = medians[0] ?? 1
  const last = medians.at(-1) ?? 1
  const growth = last - first < NOISE_MS ? Math.min(last / first, GROWTH) : last / first
  figure(nameOf(sample), growth, { atMost: GROWTH })
  note(medians.map((time) => `${round(time)} ms`).join(' / '))
  return growth
}

/** Milliseconds of one request. */
async function once({ server, world }: Place, sample: Sample): Promise<number> {
  const call = callOf(sample)
  const sent = (await sample.prepare?.(world)) ?? {}
  await world.run('delete from throttle')
  const headers = {
    ...(sample.as === 'guest' ? {} : { authorization: `Bearer ${world.tokens[sample.as]}` }),
    ...(call.body ? { 'content-type': 'application/json' } : {}),
  }
  const request = {
    method: call.method,
    headers,
    ...(call.body ? { body: JSON.stringify(sent.body ?? {}) } : {}),
  }
  const ask = () => fetch(`${server.url}/api${pathOf(call, sent)}`, request)
  let from = performance.now()
  let response = await ask()
  // As browsers do: what is counted for everybody may not be there yet when the first one asks.
  for (let tries = 0; response.status === 503 && tries < TRIES; tries++) {
    await sleep(1_000 * Number(response.headers.get('retry-after') ?? 1))
    from = performance.now()
    response = await ask()
  }
  const text = await response.text()
  const time = performance.now() - from
  if (response.status !== (sample.status ?? 200))
    throw new Error(`${sample.call}: ${response.status} ${text}`)
  return time
}
