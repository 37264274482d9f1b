import { samples as all } from '#testing/server/walks.ts'
import { compare } from './beside-bare.ts'
import { worldOf } from './growth-world.ts'
import { keptServers } from './kept.ts'
import { heading } from './print.ts'
import { nameOf } from './sample-request.ts'
import { samplesBesideBare } from './samples-beside-bare.ts'
import { end } from './servers.ts'

const ACCOUNTS = Number(process.env.FIRST_ACCOUNTS || 100_000)
const ONLY = (process.env.FIRST_CALLS || '').split(',').filter(Boolean)
const measured = [
  'statistics.ofOffice',
  'statistics.ofUniversity',
  'student.list (everybody)',
  'student.list (everybody, coordinator)',
  'news.more',
  'startupLab.list',
  'onePager.list',
  'challenge.more',
  'mentor.find',
  'statistics.universities',
  'statistics.students',
]

const { kept, stop } = await keptServers([ACCOUNTS])
const [place] = kept
if (!place) throw new Error('no server')
const world = await worldOf(place.url)
const named = all.first.filter((sample) => measured.includes(nameOf(sample)))
if (named.length < measured.length) throw new Error('a name here is that of no sample')
const samples = named.filter(
  (sample) => ONLY.length === 0 || ONLY.some((one) => nameOf(sample).includes(one)),
)
const { bare, screens } = await samplesBesideBare(samples, place, world)

heading(`Processor time of a first semester among ${ACCOUNTS.toLocaleString('en')} accounts, in milliseconds`)
const missed = await compare(screens, { db: world.db, ours: place.server, bare })

await end(bare)
await world.close()
await stop()
if (missed > 0) throw new Error(`${missed} calls cost more than a bare server allows`)
