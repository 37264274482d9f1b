import { grow } from './grow.ts'
import { outside } from './growth-calls.ts'
import { ofFinished } from './growth-calls-finished.ts'
import { inside } from './growth-calls-inside.ts'
import { sorted } from './growth-calls-sorted.ts'
import { leftOut } from './growth-sample.ts'
import { heading, note } from './print.ts'

// `GROWTH_SIZES=1000,100000` measures smaller databases; `GROWTH_CALLS=list,login` some of the calls.
const SIZES = (process.env.GROWTH_SIZES || '1000,100000,1000000').split(',').map(Number)

const missed = await grow([...outside, ...inside, ...ofFinished, ...sorted], {
  sizes: SIZES,
  of: 'accounts',
  demonstration: 'semester-1',
})
heading('Not measured, because')
for (const [name, reason] of Object.entries(leftOut)) note(`${name} ${reason}`)
if (missed > 0) throw new Error(`${missed} calls grow with the accounts`)
