import type { Call } from '@rajt/contract/call'
import { outside } from './growth-calls.ts'
import { inside } from './growth-calls-inside.ts'
import { calls, leftOut, type Sample, type Sent } from './growth-sample.ts'
import { type World, worldOf } from './growth-world.ts'
import { keptServers } from './kept.ts'
import { figure, heading, median, note, round } from './print.ts'

// `GROWTH_SIZES=1000,100000` measures smaller ones; `GROWTH_CALLS=list,login` some of the calls.
const samples = [...outside, ...inside]
const SIZES = (process.env.GROWTH_SIZES || '1000,100000,1000000').split(',').map(Number)
const ONLY = (process.env.GROWTH_CALLS || '').split(',').filter(Boolean)
const GROWTH = 2
const ROUNDS = 25
const WARM_UP = 5
/** Below it a ratio tells of the machine and not of the table. */
const NOISE_MS = 1

const { kept, stop } = await keptServers(SIZES)
const places = await Promise.all(kept.map(async ({ url, server }) => ({ server, world: await worldOf(url) })))

/** Milliseconds of one request. */
async function once({ server, world }: (typeof places)[number], sample: Sample): Promise<number> {
  const call = calls.find(([name]) => name === sample.call)?.[1] as Call
  const sent = (await sample.prepare?.(world)) ?? {}
  await world.run('delete from throttle')
  const request = requestOf(call, sample, sent, world)
  const from = performance.now()
  const response = await fetch(`${server.url}/api${pathOf(call, sent)}`, request)
  const text = await response.text()
  const time = performance.now() - from
  if (response.status !== (sample.status ?? 200))
    throw new Error(`${sample.call}: ${response.status} ${text}`)
  return time
}

function requestOf(call: Call, { as }: Sample, { body }: Sent, { tokens }: World): RequestInit {
  const headers = {
    ...(as === 'guest' ? {} : { authorization: `Bearer ${tokens[as]}` }),
    ...(call.body ? { 'content-type': 'application/json' } : {}),
  }
  return { method: call.method, headers, ...(call.body ? { body: JSON.stringify(body ?? {}) } : {}) }
}

function pathOf(call: Call, { params = {}, query = {} }: Sent): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const words = new URLSearchParams(query).toString()
  return words ? `${path}?${words}` : path
}

heading(`Milliseconds of a call at ${SIZES.map((size) => size.toLocaleString('en')).join(' / ')} accounts`)
let missed = 0
for (const sample of samples) {
  const name = sample.of ? `${sample.call} (${sample.of})` : sample.call
  if (ONLY.length > 0 && !ONLY.some((one) => name.includes(one))) continue
  const times = places.map((): number[] => [])
  // Interleaved: what the machine does beside it meets every size alike.
  for (let n = 0; n < ROUNDS + WARM_UP; n++)
    for (const [i, place] of places.entries()) times[i]?.push(await once(place, sample))
  const medians = times.map((all) => median(all.slice(WARM_UP)))
  const [first = 1, last = 1] = [medians[0], medians.at(-1)]
  const growth = last - first < NOISE_MS ? Math.min(last / first, GROWTH) : last / first
  figure(name, growth, { atMost: GROWTH })
  note(medians.map((time) => `${round(time)} ms`).join(' / '))
  if (growth > GROWTH) missed++
}
heading('Not measured, because')
for (const [name, reason] of Object.entries(leftOut)) note(`${name} ${reason}`)

for (const { world } of places) await world.close()
await stop()
if (missed > 0) throw new Error(`${missed} calls grow with the accounts`)
