import { test } from 'vitest'
import { killFirstStart } from '#testing/server/first-start-kills.ts'

/** From the making of the database to the last row of its first data. */
const MOMENTS = Array.from({ length: 16 }, (_, i) => 150 + i * 300)

test.each(MOMENTS)('a first start killed after %i ms leaves a folder that starts', killFirstStart)
