import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the demonstrations of this run stand that servers of their own are copied from (steps/demonstration.ts). */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-filled-'))
  process.env.JOURNEYS_FILLED = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
