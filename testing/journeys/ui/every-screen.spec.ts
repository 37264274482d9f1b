import { largeFont } from '../steps/large-font.ts'
import { sweep } from '../steps/sweep.ts'
import { test } from '../steps/with-screens.ts'

// One after the other, so that the people of all screens are made once. Sweeps in every look take so long that each has
// a browser of its own (`npm run drills screens`).
test.describe.configure({ mode: process.env.LONG ? 'parallel' : 'default' })

sweep(test)
largeFont(test)
