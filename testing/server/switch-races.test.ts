import { test } from 'vitest'
import { buildTestRajt } from './rajt.ts'
import { switchWorldsOf } from './switch-worlds.ts'

test.each([1, 2, 3, 4])(
  'the semester that ends among fifty acts at once leaves nothing waiting: seed %i',
  switchWorldsOf(await buildTestRajt()),
)
