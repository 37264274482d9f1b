import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startRajt } from './process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds a folder for each of `fillings`. */
    filledFolders: string
  }
}

/** For what no person plays a part in, `empty` starts in half the time. */
const fillings = { demonstration: {}, 'semester-2': { DEMO: 'semester-2' }, empty: { DEMO: 'off' } }
export type Filling = keyof typeof fillings

/** A first start takes most of the time of a test that is about something else, so there is one of each. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-filled-'))
  // One after the other: each keeps two cores busy.
  for (const [name, own] of Object.entries(fillings)) await fill(join(folder, name), own)
  project.provide('filledFolders', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

async function fill(folder: string, own: Record<string, string>): Promise<void> {
  const { child, ended } = await startRajt(folder, own)
  child.kill('SIGTERM')
  await ended
}

/** As the platform leaves it when it is stopped after its first start, owners and modes included. */
export function copyFilled(filling: Filling, folder: string): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('cp', ['-a', `${join(inject('filledFolders'), filling)}/.`, folder])
}
