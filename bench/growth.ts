import { notMeasured, samples } from '#testing/server/walks.ts'
import { grow } from './grow.ts'
import { heading, note } from './print.ts'

// `GROWTH_SIZES=1000,100000` measures smaller databases; `GROWTH_CALLS=list,login` some of the calls.
const SIZES = (process.env.GROWTH_SIZES || '1000,100000,1000000').split(',').map(Number)

const missed = await grow([...samples.first, ...samples.finished, ...samples.sorted], {
  sizes: SIZES,
  of: 'accounts',
  demonstration: 'semester-1',
})
heading('Not measured, because')
for (const [name, reason] of Object.entries(notMeasured)) note(`${name} ${reason}`)
if (missed > 0) throw new Error(`${missed} calls grow with the accounts`)
