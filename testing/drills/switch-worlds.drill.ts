import { test } from 'vitest'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { seedsOf } from '#testing/server/seeds.ts'
import { switchWorldsOf } from '#testing/server/switch-worlds.ts'

test.each(seedsOf(50))(
  'the semester that ends among fifty acts at once leaves nothing waiting: seed %i',
  switchWorldsOf(await buildTestRajt()),
)
