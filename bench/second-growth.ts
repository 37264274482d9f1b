import { grow } from './grow.ts'
import { besideTeams, ofTeams } from './growth-calls-teams.ts'

// `SECOND_SIZES=1000,10000` measures smaller databases; `GROWTH_CALLS=find` some of the calls.
const SIZES = (process.env.SECOND_SIZES || '1000,100000').split(',').map(Number)

const missed = await grow([...ofTeams, ...besideTeams], {
  sizes: SIZES,
  of: 'students of a second semester',
  demonstration: 'semester-2',
})
if (missed > 0) throw new Error(`${missed} calls grow with the students`)
