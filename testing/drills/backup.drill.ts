import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inProject } from '#platform/server/in-project.ts'
import { openFiles } from '#platform/server/open-files.ts'
import { readSettings } from '#platform/server/settings.ts'
import {
  filesOfRows,
  inDatabase,
  LIVES,
  withoutWritten,
  writing,
  writtenRows,
} from '#testing/server/backed-up.ts'
import { brokenRules } from '#testing/server/invariants.ts'
import { measured } from '#testing/server/peak.ts'
import { addressOf } from '#testing/server/process.ts'
import { filledFolder, newFolder, start } from '#testing/server/starting.ts'

const RATE = 100
const WARM_MS = 5_000
/** Beside what the demonstration has. */
const LARGE_FILES = 40
const LARGE_BYTES = 10_000_000
/** Of a backup's or restore's process: Node itself and some pieces. */
const MEMORY = 250_000_000
const demonstration = { DEMO: 'semester-2' }

test('a backup under 100 writes a second is whole: every acknowledged write, every rule, the file of every row', async () => {
  const [folder, place] = [await filledFolder('semester-2'), newFolder()]
  const [file, copy, key] = [join(place, 'backup'), join(place, 'copy'), join(place, 'key')]
  writeFileSync(key, randomBytes(32).toString('base64'))
  await start(folder, demonstration)
  await inDatabase(addressOf(folder), async (pool) => {
    mkdirSync(join(folder, 'files/course'), { recursive: true })
    for (let n = 0; n < LARGE_FILES; n++) {
      const name = `course/large-large-large-large-${n}.webm`
      writeFileSync(join(folder, 'files', name), randomBytes(LARGE_BYTES))
      const values = [name, LARGE_BYTES]
      await pool.query(
        "insert into file (key, media_type, name, bytes, created_at) values ($1, 'video/webm', 'large', $2, now())",
        values,
      )
    }
  })
  const files = await openFiles(readSettings({ DATA_DIR: folder }))
  const writer = await writing({ url: addressOf(folder), files, rate: RATE })
  await sleep(WARM_MS)
  const before = [...writer.acknowledged]
  const backup = await run(['scripts/backup.ts', file, '--key', key], { DATA_DIR: folder })
  const during = writer.acknowledged.length - before.length
  await writer.stop()
  const restore = await run(['scripts/restore.ts', file, '--key', key, copy])
  rmSync(folder, { recursive: true })
  await start(copy, demonstration)
  const counted = await inDatabase(addressOf(copy), async (pool) => {
    const kept = await writtenRows(pool)
    expect(before.filter((n) => !kept.has(n))).toEqual([])
    const { rows, wrong } = await filesOfRows(pool, await openFiles(readSettings({ DATA_DIR: copy })))
    expect(wrong).toEqual([])
    await withoutWritten(pool)
    await pool.query("delete from file where name = 'large'")
    expect(await brokenRules(pool)).toEqual([])
    return { kept: kept.size, rows }
  })
  expect(during).toBeGreaterThan(LIVES)
  expect(Math.max(backup.peak, restore.peak)).toBeLessThan(MEMORY)
  const { size } = statSync(file)
  process.stdout.write(
    `backup ${said(backup)}, ${mega(size)}; ${during} writes meanwhile; restore ${said(restore)}\n`,
  )
  process.stdout.write(
    `${before.length} writes before, ${counted.kept} restored, with ${counted.rows} files of rows\n`,
  )
})

/** As an operator runs it; with its seconds and the memory it held at most. */
async function run(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [program = '', ...rest] = words
  const child = spawn(process.execPath, [inProject(program), ...rest], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const { result, ms, grown } = await measured(child.pid ?? 0, () => once(child, 'exit'))
  expect(result[0]).toBe(0)
  return { seconds: ms / 1_000, peak: grown() }
}

const mega = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const said = ({ seconds, peak }: { seconds: number; peak: number }) =>
  `${seconds.toFixed(1)} s, ${mega(peak)} of memory`
