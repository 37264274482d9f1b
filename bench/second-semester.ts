import { samples as all } from '#testing/server/walks.ts'
import { acceptAll, applicationsToAccept, waitAgain } from './accepting.ts'
import { compare } from './beside-bare.ts'
import { worldOf } from './growth-world.ts'
import { keptServers } from './kept.ts'
import { heading } from './print.ts'
import { nameOf } from './sample-request.ts'
import { samplesBesideBare } from './samples-beside-bare.ts'
import { end } from './servers.ts'

const STUDENTS = Number(process.env.SECOND_STUDENTS || 100_000)
const ONLY = (process.env.SECOND_CALLS || '').split(',').filter(Boolean)
const ACCEPTED = 256
const ACCEPTING = 'application.accept'

const { kept, stop } = await keptServers([STUDENTS], 'semester-2')
const [place] = kept
if (!place) throw new Error('no server')
const world = await worldOf(place.url)
const api = `${place.server.url}/api`
const samples = all.second.filter(
  (sample) => ONLY.length === 0 || ONLY.some((one) => nameOf(sample).includes(one)),
)

const { bare, screens } = await samplesBesideBare(samples, place, world)
const applications = await applicationsToAccept(world.run, ACCEPTED)
const ids = applications.map(({ id }) => id)

screens.push({
  name: ACCEPTING,
  times: applications.length,
  ready: () => waitAgain(world.run, ids),
  ours: () => acceptAll(world.run, api, applications),
})

heading(`Processor time of a second semester of ${STUDENTS.toLocaleString('en')} students, in milliseconds`)
const missed = await compare(screens, { db: world.db, ours: place.server, bare })

await waitAgain(world.run, ids)
await end(bare)
await world.close()
await stop()
if (missed > 0) throw new Error(`${missed} calls cost more than a bare server allows`)
