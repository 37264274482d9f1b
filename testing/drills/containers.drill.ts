import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import {
  containersArePossible,
  killContainer,
  killContainers,
  startInContainer,
} from '#testing/server/in-container.ts'
import { query } from '#testing/server/process.ts'
import { filledFolder, newFolder } from '#testing/server/starting.ts'

afterEach(killContainers)

const note = (folder: string) => readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8')
const modules = (folder: string) => query<{ n: number }>(folder, 'select count(*)::int as n from module')

describe.runIf(containersArePossible)('on a folder that containers share', () => {
  test('a second start is refused, and the first goes on with its database', async () => {
    const folder = await filledFolder('empty')
    const first = await startInContainer(folder)
    expect(first.outcome).toBe('serves')
    const before = note(folder)
    const refusal = `Another Rajt is running on ${folder}`
    expect((await startInContainer(folder)).outcome).toContain(refusal)
    // Refused also where the lock was lost: a database that answers keeps its note.
    rmSync(join(folder, 'lock'))
    expect((await startInContainer(folder)).outcome).toContain(refusal)
    expect(note(folder)).toBe(before)
    expect(await modules(folder)).toEqual([{ n: 8 }])
  })

  test('of three starts at once one serves', async () => {
    const folder = newFolder()
    const starts = await Promise.all([1, 2, 3].map(() => startInContainer(folder)))
    const outcomes = starts.map(({ outcome }) => (/Another Rajt/.test(outcome) ? 'refused' : outcome))
    expect(outcomes.toSorted()).toEqual(['refused', 'refused', 'serves'])
  })

  test('a container that was killed leaves a folder that starts', async () => {
    const folder = await filledFolder('empty')
    const first = await startInContainer(folder)
    const [before] = await modules(folder)
    await killContainer(first.child)
    expect((await startInContainer(folder)).outcome).toBe('serves')
    expect(await modules(folder)).toEqual([before])
  })
})
