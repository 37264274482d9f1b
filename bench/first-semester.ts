import { compare } from './beside-bare.ts'
import { outside } from './growth-calls.ts'
import { inside } from './growth-calls-inside.ts'
import { worldOf } from './growth-world.ts'
import { keptServers } from './kept.ts'
import { heading, note } from './print.ts'
import { nameOf } from './sample-request.ts'
import { samplesBesideBare } from './samples-beside-bare.ts'
import { end } from './servers.ts'

const AIM = 0.9
const RATIO = 0.8
const ACCOUNTS = Number(process.env.FIRST_ACCOUNTS || 100_000)
const ONLY = (process.env.FIRST_CALLS || '').split(',').filter(Boolean)
/**
 * Milliseconds of processor time of server and database together; null: compared with the bare server alone.
 */
const measured: Record<string, number | null> = {
  'statistics.ofOffice': 3,
  'statistics.ofUniversity': 3,
  'student.list (everybody)': 2,
  'student.list (everybody, coordinator)': 2,
  'news.more': 1,
  'startupLab.list': 1,
  'onePager.list': null,
  'challenge.more': null,
  'mentor.find': null,
  'statistics.universities': null,
  'statistics.students': null,
}

const { kept, stop } = await keptServers([ACCOUNTS])
const [place] = kept
if (!place) throw new Error('no server')
const world = await worldOf(place.url)
const named = [...outside, ...inside].filter((sample) => nameOf(sample) in measured)
if (named.length < Object.keys(measured).length) throw new Error('a name here is that of no sample')
const samples = named.filter(
  (sample) => ONLY.length === 0 || ONLY.some((one) => nameOf(sample).includes(one)),
)
const { bare, screens } = await samplesBesideBare(samples, place, world)

heading(`Processor time of a first semester among ${ACCOUNTS.toLocaleString('en')} accounts, in milliseconds`)
note(`${AIM} of the bare server is aimed at`)
const limits = Object.fromEntries(Object.entries(measured).flatMap(([name, ms]) => (ms ? [[name, ms]] : [])))
const missed = await compare(screens, { db: world.db, ours: place.server, bare, limits, atLeast: RATIO })

await end(bare)
await world.close()
await stop()
if (missed > 0) throw new Error(`${missed} calls cost more than ${RATIO} of a bare server allows`)
