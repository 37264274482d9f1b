import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRajt } from './process.ts'
import { until } from './until.ts'

/** For what no person plays a part in, `empty` starts in half the time. */
const fillings = {
  'semester-1': { DEMO: 'semester-1' },
  'semester-2': { DEMO: 'semester-2' },
  empty: { DEMO: 'off' },
}
export type Filling = keyof typeof fillings

/** How long the first start of another process may take on a busy machine. */
const PATIENCE_MS = 180_000

/** Where the fillings of a run stand; `npm test` makes one folder for rules, API and journeys. */
export default function setup() {
  if (process.env.RAJT_FILLED) return
  const folder = mkdtempSync(join(tmpdir(), 'rajt-filled-'))
  process.env.RAJT_FILLED = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/**
 * As the platform leaves it when it is stopped after its first start, owners and modes included. A first start takes
 * four times as long as one on a copy, so the first who needs a filling makes it for all.
 */
export async function copyFilled(filling: Filling, folder: string): Promise<void> {
  const run = process.env.RAJT_FILLED
  if (!run) throw new Error('RAJT_FILLED names no folder')
  const filled = join(run, filling)
  // Beside the folder, so that it is not copied.
  const mark = `${filled}.filled`
  if (isFirst(filled)) await fill(filled, filling, mark)
  else await until(`${filled} is filled`, () => existsSync(mark), PATIENCE_MS)
  mkdirSync(folder, { recursive: true })
  execFileSync('cp', ['-a', `${filled}/.`, folder])
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

async function fill(folder: string, filling: Filling, mark: string): Promise<void> {
  const { child, ended } = await startRajt(folder, fillings[filling])
  child.kill('SIGTERM')
  await ended
  writeFileSync(mark, '')
}
