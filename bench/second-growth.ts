import { samples } from '#testing/server/walks.ts'
import { grow } from './grow.ts'

// `SECOND_SIZES=1000,10000` measures smaller databases; `GROWTH_CALLS=find` some of the calls.
const SIZES = (process.env.SECOND_SIZES || '1000,100000').split(',').map(Number)

const missed = await grow([...samples.second, ...samples.secondGrowthAlone], {
  sizes: SIZES,
  of: 'students of a second semester',
  demonstration: 'semester-2',
})
if (missed > 0) throw new Error(`${missed} calls grow with the students`)
