import { acceptAll, applicationsToAccept, waitAgain } from './accepting.ts'
import { bareServer, compare, recordWarm } from './beside-bare.ts'
import { ofTeams } from './growth-calls-teams.ts'
import { worldOf } from './growth-world.ts'
import { keptServers } from './kept.ts'
import { calls, headersOf, type Target } from './load.ts'
import { heading, note } from './print.ts'
import type { Recorded } from './record.ts'
import { callOf, nameOf, pathOf } from './sample-request.ts'
import type { Screen } from './screens.ts'
import { end } from './servers.ts'

const AIM = 0.9
const RATIO = 0.8
const STUDENTS = Number(process.env.SECOND_STUDENTS || 100_000)
const ONLY = (process.env.SECOND_CALLS || '').split(',').filter(Boolean)
/** A list costs some times what a page does. */
const TIMES = { list: 200, page: 200 }
const ACCEPTED = 256
const ACCEPTING = 'application.accept'

const { kept, stop } = await keptServers([STUDENTS], 'semester-2')
const [place] = kept
if (!place) throw new Error('no server')
const world = await worldOf(place.url)
const api = `${place.server.url}/api`
const samples = ofTeams.filter(
  (sample) => ONLY.length === 0 || ONLY.some((one) => nameOf(sample).includes(one)),
)

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
    ...{ url: api, method: call.method as Target['method'], path: pathOf(call, sent) },
    headers: headersOf(token),
    ...(call.body && { body: JSON.stringify(sent.body ?? {}) }),
  })
}
const bare = await bareServer(place.url, recorded)
const applications = await applicationsToAccept(world.run, ACCEPTED)
const ids = applications.map(({ id }) => id)

const screens: Screen[] = samples.map((sample, n) => {
  const ours = targets[n] as Target
  const times = sample.call.endsWith('.find') ? TIMES.list : TIMES.page
  return {
    ...{ name: nameOf(sample), times, ours: calls(ours) },
    bare: calls({ ...ours, url: bare.url, path: `/${n}` }),
  }
})
screens.push({
  ...{ name: ACCEPTING, times: applications.length },
  ready: () => waitAgain(world.run, ids),
  ours: () => acceptAll(world.run, api, applications),
})

heading(`Processor time of a second semester of ${STUDENTS.toLocaleString('en')} students, in milliseconds`)
note(`${AIM} of the bare server is aimed at`)
const limits = { [ACCEPTING]: 6 }
const missed = await compare(screens, { db: world.db, ours: place.server, bare, limits, atLeast: RATIO })

await waitAgain(world.run, ids)
await end(bare)
await world.close()
await stop()
if (missed > 0) throw new Error(`${missed} calls cost more than ${RATIO} of a bare server allows`)
