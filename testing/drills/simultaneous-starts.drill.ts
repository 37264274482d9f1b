import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { outcomeOf, spawnRajt } from '#testing/server/process.ts'

const ROUNDS = 10
const folder = mkdtempSync(join(tmpdir(), 'rajt-starts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('of five simultaneous starts on one folder exactly one serves, ten times in a row', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const starting = await Promise.all(Array.from({ length: 5 }, () => spawnRajt(folder)))
    const outcomes = await Promise.all(starting.map(outcomeOf))
    // Killed every other time: what a start leaves behind must not keep the next one out.
    for (const { child } of starting) child.kill(round % 2 ? 'SIGTERM' : 'SIGKILL')
    await Promise.all(starting.map(({ ended }) => ended))
    expect(outcomes.toSorted()).toEqual(['refused', 'refused', 'refused', 'refused', 'serves'])
  }
})
