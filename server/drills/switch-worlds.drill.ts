import { test } from 'vitest'
import { buildTestRajt } from '../test/rajt.ts'
import { seedsOf } from '../test/seeds.ts'
import { switchWorldsOf } from '../test/switch-worlds.ts'

test.each(seedsOf(50))(
  'the semester that ends among fifty acts at once leaves nothing waiting: seed %i',
  switchWorldsOf(await buildTestRajt()),
)
