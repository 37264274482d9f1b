import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectNothingLost, type Hall, type Played, play } from '#testing/hall/hall.ts'
import { print, printBesideMoodle, said } from '#testing/hall/print.ts'
import { withVersion } from '#testing/hall/version-before.ts'
import { filledFolder, newFolder, start } from '#testing/server/starting.ts'

const hall: Hall = {
  students: Number(process.env.STUDENTS ?? 2_000),
  beginWithinMs: 5_000,
  answers: 12,
  thinkMs: Number(process.env.THINK_MS ?? 5_000),
}
/** `HALL_BEFORE=<commit>` plays the same on that version first; what it gives is what this one is held to. */
const before = process.env.HALL_BEFORE
/** As in production. */
const own = { RATE_LIMIT: '1200' }

test(`${hall.students} students start the same exam within five seconds, answer and hand in`, async () => {
  const earlier = before && (await withVersion(before, playVersion))
  const folder = await filledFolder('semester-1')
  const rajt = await start(folder, own)
  const played = await play(rajt, folder, hall)
  const counted = await expectNothingLost(folder, hall)
  print({ hall, counted, played, earlier: earlier || null })
  printBesideMoodle(hall)
  expect(played.trouble).toMatchObject({ reset: 0, 'timed out': 0 })
  if (earlier) expect(said(played.start).p95).toBeLessThanOrEqual(said(earlier.start).p95 / 3)
})

/** Two cores work off the line faster than they find out who comes: nobody was ever told a place here (line.test.ts does). */
test(`${hall.students} students who press while the platform stands still are all let in`, async () => {
  const burst: Hall = { ...hall, beginWithinMs: 250, answers: 1, stoodStillMs: 3_000 }
  const folder = await filledFolder('semester-1')
  const played = await play(await start(folder, own), folder, burst)
  print({ hall: burst, counted: await expectNothingLost(folder, burst), played, earlier: null })
  expect(played.trouble).toEqual({ reset: 0, 'timed out': 0, refused: 0 })
  expect(played.lateMs).toBeLessThan(5_000)
})

/** On a folder of its own: another version may not know the migrations of this one. */
async function playVersion(root: string): Promise<Played> {
  const folder = newFolder()
  const rajt = await start(folder, own, ['--max-heap-size=2048', join(root, 'app/server/main.ts')])
  const played = await play(rajt, folder, hall)
  rajt.child.kill('SIGTERM')
  await rajt.ended
  return played
}
