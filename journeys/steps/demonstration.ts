import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATIENCE_MS, pause, startServer } from './server-process.ts'

export type Demonstration = 'semester-1' | 'semester-2'

/**
 * A folder of its own with the demonstration as a first start leaves it. That start takes four times as long as one
 * on a copy, so the first who needs it makes it for all.
 */
export async function copyDemonstration(demo: Demonstration): Promise<string> {
  const run = process.env.JOURNEYS_FILLED
  if (!run) throw new Error('JOURNEYS_FILLED is set by journeys/playwright.config.ts')
  mkdirSync(run, { recursive: true })
  const filled = join(run, demo)
  if (isFirst(filled)) await fill(filled, demo)
  else await isFilled(filled)
  const folder = mkdtempSync(join(tmpdir(), 'rajt-journeys-'))
  execFileSync('cp', ['-a', `${filled}/.`, folder])
  return folder
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Beside the folder, so that it is not copied. */
const mark = (folder: string) => `${folder}.filled`

async function fill(folder: string, DEMO: Demonstration): Promise<void> {
  const server = await startServer(folder, { DEMO })
  await server.stop()
  writeFileSync(mark(folder), '')
}

async function isFilled(folder: string): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause())
    if (existsSync(mark(folder))) return
  throw new Error(`nobody has filled ${folder}`)
}
