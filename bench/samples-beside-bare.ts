import { bareServer, recordWarm } from './beside-bare.ts'
import type { Sample } from './growth-sample.ts'
import type { World } from './growth-world.ts'
import { calls, headersOf, type Target } from './load.ts'
import type { Recorded } from './record.ts'
import { callOf, nameOf, pathOf } from './sample-request.ts'
import type { Screen } from './screens.ts'
import type { Process } from './servers.ts'

/** How often a round makes each call. */
const TIMES = 300

interface Place {
  url: string
  server: Process
}

/**
 * Turns each sample into a screen of our server and of the bare one, which has recorded what ours asks the
 * database.
 */
export async function samplesBesideBare(samples: readonly Sample[], place: Place, world: World) {
  const recorded: Record<string, Recorded> = {}
  const targets: Target[] = []
  for (const [n, sample] of samples.entries()) {
    const call = callOf(sample)
    const sent = (await sample.prepare?.(world)) ?? {}
    const token = sample.as === 'guest' ? '' : world.tokens[sample.as]
    const body = call.body?.parse(sent.body ?? {})
    const query = call.query?.parse(sent.query ?? {})
    recorded[n] = await recordWarm(world.db, call, token, { ...sent, query, body })
    targets.push({
      url: `${place.server.url}/api`,
      method: call.method as Target['method'],
      path: pathOf(call, sent),
      headers: headersOf(token),
      ...(call.body && { body: JSON.stringify(sent.body ?? {}) }),
    })
  }
  const bare = await bareServer(place.url, recorded)
  const screens: Screen[] = samples.map((sample, n) => {
    const ours = targets[n] as Target
    return {
      name: nameOf(sample),
      times: TIMES,
      ours: calls(ours),
      bare: calls({ ...ours, url: bare.url, path: `/${n}` }),
    }
  })
  return { bare, screens }
}
