import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { copyFilled, type Filling } from './filled-folders.ts'
import { type Process, startRajt } from './process.ts'

/** For what no person plays a part in: it starts in half the time. */
export const withoutPeople = { DEMO: 'off' }

const folders: string[] = []
const running: Process[] = []

afterEach(async () => {
  for (const { child } of running) child.kill('SIGTERM')
  await Promise.all(running.splice(0).map(({ ended }) => ended))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Gone when its test has ended. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-start-'))
  folders.push(folder)
  return folder
}

/** The same, for what is not about a first start. */
export async function filledFolder(filling: Filling): Promise<string> {
  const folder = newFolder()
  await copyFilled(filling, folder)
  return folder
}

/** The platform on that folder, until its test has ended. */
export async function start(...how: Parameters<typeof startRajt>): Promise<Process> {
  const one = await startRajt(...how)
  running.push(one)
  return one
}
